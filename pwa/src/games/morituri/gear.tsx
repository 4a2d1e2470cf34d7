import type { VNode } from "preact";
import { NamedPicture } from "../../ui/pictures/drawings";

const loadGear = async () => (await import("./pictures/gear")).GEAR_PICTURES;

/** Return the icon of a piece of gear, or of a card that was dealt to a gladiator. */
export const gearGlyph = (gearId: string): VNode => <NamedPicture loadPictures={loadGear} name={gearId} />;
