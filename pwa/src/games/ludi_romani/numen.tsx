import type { VNode } from "preact";
import { NamedPicture } from "../../ui/pictures/drawings";

const loadNumina = async () => (await import("./pictures/numina")).NUMEN_PICTURES;

/** Return the crest of a god. Each god has its own crest. */
export const numenGlyph = (numenId: string): VNode => <NamedPicture loadPictures={loadNumina} name={numenId} />;
