import type { VNode } from "preact";
import { Drawn } from "../../ui/pictures/drawn";

const gear = async () => (await import("./pictures/gear")).GEAR;

/** Return the glyph of a piece of gear, or of a card that was dealt. */
export const gearGlyph = (id: string): VNode => <Drawn from={gear} name={id} />;
