/** The proof that an entry is in a ledger (RFC 6962, 2.1.1). The proof is computed from the ledger itself. */

import { readLedger } from "../../seals/check/file";
import { bytesToHex, nodeHash } from "../../seals/check/hash";
import type { Seal } from "../../view/wire";

type Inclusion = NonNullable<Seal["inclusion"]>;

/** Return the proof for an entry of the ledger in a text; null if the text does not contain the whole entry. */
export function inclusionProofOf(text: string, entry: string): { readonly inclusion: Inclusion } | null {
  const ledger = readLedger(text);
  const sealedEntry = ledger?.entries.find(({ id }) => id === entry);
  if (!ledger || !sealedEntry) return null;
  const { leaves } = ledger;
  const leafIndex = sealedEntry.position - 1;
  const proof = siblingHashes(leafIndex, leaves).map(bytesToHex);
  return { inclusion: { entry, position: sealedEntry.position, leaf: bytesToHex(leaves[leafIndex] ?? new Uint8Array()), proof } };
}

type Hashes = readonly Uint8Array[];

/** Return the hashes beside the path from a leaf to the root, the lowest hash first. */
function siblingHashes(leafIndex: number, leaves: Hashes): Hashes {
  if (leaves.length < 2) return [];
  const splitIndex = largestPowerOf2Below(leaves.length);
  const [leftLeaves, rightLeaves] = [leaves.slice(0, splitIndex), leaves.slice(splitIndex)];
  return leafIndex < splitIndex ? [...siblingHashes(leafIndex, leftLeaves), rootHash(rightLeaves)] : [...siblingHashes(leafIndex - splitIndex, rightLeaves), rootHash(leftLeaves)];
}

/** Return the root of the tree over the given leaves. */
function rootHash(leaves: Hashes): Uint8Array {
  const [leaf = new Uint8Array()] = leaves;
  if (leaves.length < 2) return leaf;
  const splitIndex = largestPowerOf2Below(leaves.length);
  return nodeHash(rootHash(leaves.slice(0, splitIndex)), rootHash(leaves.slice(splitIndex)));
}

/** Return the largest power of two that is smaller than `treeSize`, which is above 1. */
const largestPowerOf2Below = (treeSize: number): number => 2 ** Math.ceil(Math.log2(treeSize) - 1);
