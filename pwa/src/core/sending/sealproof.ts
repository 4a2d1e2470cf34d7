/**
 * The proof that the last seal of a window covers the viewer's submission. The leaf of the submission has a new salt
 * for each seal. The leaf's path leads to the root that everybody is shown. The module uses hashes, so it is loaded
 * only when it is needed.
 */

import { canonicalJson, digest } from "./crypto";
import type { OwnSubmission, UnderSeal } from "../view/wire";

/** Return whether the seal covers the current submission, and whether the proof leads to the given root. */
export function isUnderSeal(ownSubmission: OwnSubmission, root: string): boolean {
  const { sealed } = ownSubmission;
  if (!sealed || sealed.root !== root || sealed.revision !== ownSubmission.revision) return false;
  const document = { window: ownSubmission.window, seal: sealed.number, who: ownSubmission.who, saved: ownSubmission.saved ?? null };
  const leaf = digest(Uint8Array.from([0, ...hexToBytes(sealed.salt), ...new TextEncoder().encode(canonicalJson(document))]));
  return isIncluded(leaf, sealed);
}

/** Return whether a path leads from a leaf to the root (RFC 9162, 2.1.3.2). */
export function isIncluded(leaf: string, { index, size, path, root }: Pick<UnderSeal, "index" | "size" | "path" | "root">): boolean {
  if (index < 0 || index >= size) return false;
  let [position, lastIndex, node] = [index, size - 1, leaf];
  for (const step of path) {
    if (lastIndex === 0) return false;
    if (position & 1 || position === lastIndex) {
      node = parentHash(step, node);
      while (!(position & 1) && position) [position, lastIndex] = [position >> 1, lastIndex >> 1];
    } else {
      node = parentHash(node, step);
    }
    [position, lastIndex] = [position >> 1, lastIndex >> 1];
  }
  return lastIndex === 0 && node === root;
}

const parentHash = (leftHash: string, rightHash: string): string => digest(hexToBytes(`01${leftHash}${rightHash}`));

const hexToBytes = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (digitPair) => Number.parseInt(digitPair, 16));
