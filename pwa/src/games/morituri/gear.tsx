import type { VNode } from "preact";
import { Drawn } from "../../ui/pictures/drawn";

const gear = async () => (await import("./pictures/gear")).GEAR;

/** What a gladiator wears, wields or has been dealt. */
export const gearGlyph = (id: string): VNode => <Drawn from={gear} name={id} />;
