import type { VNode } from "preact";
import { NamedPicture } from "../../ui/pictures/drawn";

const numina = async () => (await import("./pictures/numina")).NUMINA;

/** Return the crest of a god. Each god has one. */
export const numenGlyph = (id: string): VNode => <NamedPicture from={numina} name={id} />;
