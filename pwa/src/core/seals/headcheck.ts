/**
 * The comparison of two sets of heads when a game is over. The server then shows its heads. The server's heads are
 * compared with the digests of heads that this phone stored during play.
 */

import { statementToSign } from "../sending/keys";
import { fromBase64, toHex, publicKeyOf } from "./sealkey";
import type { Heads } from "../view/wire";

/** Returns the SHA-256 in hex. The function is an argument, because its library is a separate file. */
type Sha256 = (content: string | Uint8Array) => string;

/**
 * Returns whether the owner of a public key signed a text. The function is an argument, because its library is a
 * separate file.
 */
type Verify = (key: string, statement: string, signature: string) => boolean;

/** The result of the comparison. */
export interface Verdict {
  /** The number of digests that this phone stored. */
  readonly keptCount: number;
  /** The number of stored digests that are missing among the shown heads. */
  readonly lostCount: number;
  /**
   * The number of stored digests that a lost server sent after the copy was made from which another server continued.
   */
  readonly behindCount: number;
  /** The first fault that the comparison found; "" if it found no fault. */
  readonly fault: "" | "key" | "chain" | "proof" | "lost";
}

/** A head, read from the head's text. */
interface Head {
  /** The hash of the head's text, in hex. */
  readonly digest: string;
  /** The number of entries that the head covers. */
  readonly size: number;
  /** The root of the tree over the covered entries, in hex. */
  readonly root: string;
  /** The number of the head in the chain, from 1; 0 for a head of an older version. */
  readonly position: number;
  /** The time when the head was made (milliseconds); 0 for a head of an older version. */
  readonly time: number;
  /** The digest of the head before this head. */
  readonly previousDigest: string;
}

/** The value that replaces the previous digest in the first head. */
const INITIAL_DIGEST = "00".repeat(32);
const POSITION_LINE_PATTERN = /^(?:minute|period) (\d+) (\d+)$/;
const PREVIOUS_HEAD_PATTERN = /^after (.+)$/;

/**
 * Compare the shown heads with the digests that this phone stored, in order, and with the key that the phone was shown.
 * The key is "" if the phone was shown no key.
 */
export function compareHeads(
  { digest: sha256, verify }: { readonly digest: Sha256; readonly verify: Verify },
  game: string,
  digests: readonly string[],
  key: string,
  serverHeads: Heads,
): Verdict {
  const heads = serverHeads.heads.map(({ text }) => readHead(sha256, game, text));
  const times = new Map(serverHeads.heads.map(({ text }, headIndex) => [sha256(text), heads[headIndex]?.time ?? 0]));
  const behindCount = countLostDigests(digests.map((digest) => times.get(digest) ?? -1), serverHeads);
  const lostCount = digests.filter((digest) => !times.has(digest)).length - behindCount;
  const verdict = (fault: Verdict["fault"]): Verdict => ({ keptCount: digests.length, lostCount, behindCount, fault });
  if (key && !isKeyEndorsed(verify, game, key, serverHeads)) return verdict("key");
  if (lostCount) return verdict("lost");
  if (!areChained(heads)) return verdict("chain");
  return verdict(haveConsistentTrees(sha256, heads, serverHeads) ? "" : "proof");
}

/**
 * Return whether the signing key is the known key, or whether a chain of keys that begins with the known key endorses
 * it.
 */
function isKeyEndorsed(verify: Verify, game: string, key: string, heads: Heads): boolean {
  const { takeovers = [] } = heads; // An older server sends no takeovers.
  const keyIndex = takeovers.findIndex(({ seal_key: ownKey }) => ownKey === key);
  let previousKey = key;
  for (const takeover of takeovers.slice(keyIndex + 1)) {
    const statement = statementToSign("succession/1", game, takeover.seal_key, takeover.commitment);
    if (!verify(publicKeyOf(previousKey), statement, takeover.endorsement)) return false;
    previousKey = takeover.seal_key;
  }
  return previousKey === heads.seal_key;
}

/**
 * Return the number of digests that lie between the heads of two servers. `times` contains the time of the head for
 * each digest; -1 for a digest without a head.
 */
function countLostDigests(times: readonly number[], { takeovers = [] }: Heads): number {
  const timeAfter = (digestIndex: number): number => times.slice(digestIndex).find((time) => time >= 0) ?? Infinity;
  const timeBefore = (digestIndex: number): number => Math.max(0, ...times.slice(0, digestIndex));
  return times.filter((time, digestIndex) => time < 0 && takeovers.some((takeover) => timeBefore(digestIndex) < takeover.at && takeover.at <= timeAfter(digestIndex))).length;
}

/**
 * Return the head in a text; null if the text is no head. A head of an older version has no position in the chain, so
 * its number is 0.
 */
function readHead(sha256: Sha256, game: string, text: string): Head | null {
  const [origin, treeSize = "", root = "", positionLine, previousHeadLine, ...otherLines] = text.split("\n");
  const isTree = origin === `acta-ludorum/${game}` && /^\d+$/.test(treeSize);
  const tree = { digest: sha256(text), size: Number(treeSize), root: base64ToHex(root) };
  if (!isTree || !tree.root) return null;
  if (positionLine === "" && previousHeadLine === undefined) return { ...tree, position: 0, time: 0, previousDigest: "" };
  const link = POSITION_LINE_PATTERN.exec(positionLine ?? "");
  const previousHead = PREVIOUS_HEAD_PATTERN.exec(previousHeadLine ?? "");
  if (!link || !previousHead || otherLines.join("\n") !== "") return null;
  return { ...tree, position: Number(link[1]), time: Number(link[2]), previousDigest: base64ToHex(previousHead[1] ?? "") };
}

/** Return whether each head names the head before it, and neither sizes nor times decrease. */
function areChained(heads: readonly (Head | null)[]): heads is readonly Head[] {
  let previousHead: Head | null = null;
  for (const [headIndex, head] of heads.entries()) {
    if (!head || (previousHead && (head.size < previousHead.size || head.time < previousHead.time))) return false;
    const isPlaced: boolean = head.position === headIndex + 1 && head.previousDigest === (previousHead?.digest ?? INITIAL_DIGEST);
    if (!isPlaced && (head.position || previousHead?.position)) return false;
    previousHead = head;
  }
  return true;
}

/** Return whether the proof of each head shows that the head's tree begins with the tree before. */
function haveConsistentTrees(sha256: Sha256, heads: readonly Head[], serverHeads: Heads): boolean {
  return heads.every((head, headIndex) => {
    const previousHead = heads[headIndex - 1];
    const proof = (serverHeads.heads[headIndex]?.proof ?? []).map(base64ToHex);
    return previousHead ? isConsistent(sha256, previousHead, head, proof) : !proof.length;
  });
}

/** Return whether the proof shows that the later tree begins with the older one (RFC 9162, 2.1.4.2). */
export function isConsistent(sha256: Sha256, olderTree: Tree, newerTree: Tree, proof: readonly string[]): boolean {
  const nodeHash = (leftHash: string, rightHash: string): string => sha256(hexToBytes(`01${leftHash}${rightHash}`));
  if (olderTree.size === newerTree.size) return !proof.length && olderTree.root === newerTree.root;
  const steps = isPowerOf2(olderTree.size) ? [olderTree.root, ...proof] : [...proof];
  const [firstStep, ...otherSteps] = steps;
  if (!firstStep || !proof.length) return false;
  let [nodeIndex, lastNodeIndex] = [olderTree.size - 1, newerTree.size - 1];
  while (nodeIndex & 1) [nodeIndex, lastNodeIndex] = [nodeIndex >> 1, lastNodeIndex >> 1];
  let [firstPath, otherPath] = [firstStep, firstStep];
  for (const step of otherSteps) {
    if (lastNodeIndex === 0) return false;
    if (nodeIndex & 1 || nodeIndex === lastNodeIndex) {
      [firstPath, otherPath] = [nodeHash(step, firstPath), nodeHash(step, otherPath)];
      while (!(nodeIndex & 1) && nodeIndex) [nodeIndex, lastNodeIndex] = [nodeIndex >> 1, lastNodeIndex >> 1];
    } else {
      otherPath = nodeHash(otherPath, step);
    }
    [nodeIndex, lastNodeIndex] = [nodeIndex >> 1, lastNodeIndex >> 1];
  }
  return lastNodeIndex === 0 && firstPath === olderTree.root && otherPath === newerTree.root;
}

interface Tree {
  readonly size: number;
  readonly root: string;
}

const isPowerOf2 = (treeSize: number): boolean => (treeSize & (treeSize - 1)) === 0;

const hexToBytes = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (digitPair) => Number.parseInt(digitPair, 16));

/** Return base64 as hex; "" if the text is no base64. */
const base64ToHex = (encoded = ""): string => toHex(fromBase64(encoded));
