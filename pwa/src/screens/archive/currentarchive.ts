/** The open archive, with its time and the witness file of the phone that made it. */

import { signal } from "@preact/signals";
import type { ArchiveIndex } from "../../core/replay/archive/file";
import type { WitnessDoc } from "../../core/seals/witness";

interface CurrentArchive {
  readonly index: ArchiveIndex;
  readonly witness: WitnessDoc | null;
}

/** The open archive; null in the app with a server. */
export const currentArchive = signal<CurrentArchive | null>(null);

/**
 * Return whether a path can be fetched. A server may answer any path, but an archive contains only a fixed list of
 * answers.
 */
export const canFetchPath = (path: string): boolean => currentArchive.value === null || Object.hasOwn(currentArchive.value.index.answers, path);
