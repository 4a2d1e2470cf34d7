/** The archive that is open: when it was made, and the witness file of the phone that took it home. */

import { signal } from "@preact/signals";
import type { ArchiveIndex } from "../../core/replay/archive/file";
import type { WitnessDoc } from "../../core/seals/witness";

interface Archived {
  readonly index: ArchiveIndex;
  readonly witness: WitnessDoc | null;
}

/** The open archive; null in the app itself, which has a server. */
export const archived = signal<Archived | null>(null);

/** Whether there is an answer at a path: a server may have any, an archive has those that were taken along. */
export const isThere = (path: string): boolean => archived.value === null || Object.hasOwn(archived.value.index.answers, path);
