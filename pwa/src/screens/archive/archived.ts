/** The open archive: its time, and the witness file of the phone that made it. */

import { signal } from "@preact/signals";
import type { ArchiveIndex } from "../../core/replay/archive/file";
import type { WitnessDoc } from "../../core/seals/witness";

interface Archived {
  readonly index: ArchiveIndex;
  readonly witness: WitnessDoc | null;
}

/** The open archive; null in the app with a server. */
export const archived = signal<Archived | null>(null);

/** Return whether a path can be fetched. A server may answer any path; an archive holds a fixed list. */
export const isThere = (path: string): boolean => archived.value === null || Object.hasOwn(archived.value.index.answers, path);
