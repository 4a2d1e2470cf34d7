import type { VNode } from "preact";
import { Drawn } from "../../ui/pictures/drawn";

const numina = async () => (await import("./pictures/numina")).NUMINA;

/** The crest of a god, each of them their own. */
export const numenGlyph = (id: string): VNode => <Drawn from={numina} name={id} />;
