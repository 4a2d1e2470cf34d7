/** The Merkle tree over all entries of a log, built leaf by leaf (RFC 6962, 2.1). */

import { bytesToHex, hashParts, nodeHash } from "./hash";

/** The top node of a complete subtree. */
interface Peak {
  readonly height: number;
  readonly hash: Uint8Array;
}

/** A tree that grows by one leaf at a time. */
export class Tree {
  /** The top nodes of complete subtrees from left to right. Each subtree is higher than the next. */
  readonly #peaks: Peak[] = [];
  /** The number of leaves in the tree. */
  leafCount = 0;

  /** Add a leaf, given by its hash. */
  append(hash: Uint8Array): void {
    let peak: Peak = { height: 0, hash };
    for (let lastPeak = this.#peaks.at(-1); lastPeak?.height === peak.height; lastPeak = this.#peaks.at(-1)) {
      this.#peaks.pop();
      peak = { height: peak.height + 1, hash: nodeHash(lastPeak.hash, peak.hash) };
    }
    this.#peaks.push(peak);
    this.leafCount += 1;
  }

  /** The root of the tree, in hex. */
  get root(): string {
    const hashes = this.#peaks.map(({ hash }) => hash);
    const root = hashes.length ? hashes.reduceRight((rightHash, leftHash) => nodeHash(leftHash, rightHash)) : hashParts();
    return bytesToHex(root);
  }
}
