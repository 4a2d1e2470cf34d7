import type { VNode } from "preact";
import { NamedPicture } from "../../ui/pictures/drawn";

const gear = async () => (await import("./pictures/gear")).GEAR;

/** Return the glyph of a piece of gear, or of a card that was dealt. */
export const gearGlyph = (id: string): VNode => <NamedPicture from={gear} name={id} />;
