/** Whether the heads that are shown when a game is over are those that were told of during play. */

import { statement } from "../sending/keys";
import { fromBase64, inHex, publicKeyOf } from "./sealkey";
import type { Heads } from "../view/wire";

/** SHA-256 in hex; handed in, since the library for it is a file of its own. */
type Sha256 = (content: string | Uint8Array) => string;

/** What the owner of a public key signed; handed in as well. */
type Verify = (key: string, said: string, signature: string) => boolean;

/** What was compared; `wrong` is empty if all fits, else what does not. */
export interface Verdict {
  readonly kept: number;
  readonly lost: number;
  /** How many were given by a server that was lost, beyond the copy from which another went on. */
  readonly behind: number;
  readonly wrong: "" | "key" | "chain" | "proof" | "lost";
}

interface Head {
  readonly digest: string;
  readonly size: number;
  readonly root: string;
  readonly number: number;
  readonly at: number;
  readonly after: string;
}

const START = "00".repeat(32);
const LINK = /^(?:minute|period) (\d+) (\d+)$/;
const AFTER = /^after (.+)$/;

/** Compare the heads with the digests this phone kept, in order, and with the key it was shown, if it was. */
export function checked(
  { digest: sha256, verify }: { readonly digest: Sha256; readonly verify: Verify },
  game: string,
  kept: readonly string[],
  key: string,
  shown: Heads,
): Verdict {
  const heads = shown.heads.map(({ text }) => read(sha256, game, text));
  const times = new Map(shown.heads.map(({ text }, index) => [sha256(text), heads[index]?.at ?? 0]));
  const behind = leftBehind(kept.map((digest) => times.get(digest) ?? -1), shown);
  const lost = kept.filter((digest) => !times.has(digest)).length - behind;
  const verdict = (wrong: Verdict["wrong"]): Verdict => ({ kept: kept.length, lost, behind, wrong });
  if (key && !follows(verify, game, key, shown)) return verdict("key");
  if (lost) return verdict("lost");
  if (!chained(heads)) return verdict("chain");
  return verdict(grown(sha256, heads, shown) ? "" : "proof");
}

/** Whether the key that signs now is this one, or each on the way to it was endorsed by the one before. */
function follows(verify: Verify, game: string, key: string, shown: Heads): boolean {
  const { takeovers = [] } = shown; // heads that an older server gave know of none
  const known = takeovers.findIndex(({ seal_key: own }) => own === key);
  let before = key;
  for (const next of takeovers.slice(known + 1)) {
    const said = statement("succession/1", game, next.seal_key, next.commitment);
    if (!verify(publicKeyOf(before), said, next.endorsement)) return false;
    before = next.seal_key;
  }
  return before === shown.seal_key;
}

/** How many of these, by the time of the head or -1, lie between what two servers have signed. */
function leftBehind(times: readonly number[], { takeovers = [] }: Heads): number {
  const after = (index: number): number => times.slice(index).find((at) => at >= 0) ?? Infinity;
  const before = (index: number): number => Math.max(0, ...times.slice(0, index));
  return times.filter((at, index) => at < 0 && takeovers.some((next) => before(index) < next.at && next.at <= after(index))).length;
}

/** A head from its text; null for what is none. A head of an older version has no place: number 0. */
function read(sha256: Sha256, game: string, text: string): Head | null {
  const [origin, size = "", root = "", place, after, ...rest] = text.split("\n");
  const fits = origin === `acta-ludorum/${game}` && /^\d+$/.test(size);
  const tree = { digest: sha256(text), size: Number(size), root: hex(root) };
  if (!fits || !tree.root) return null;
  if (place === "" && after === undefined) return { ...tree, number: 0, at: 0, after: "" };
  const link = LINK.exec(place ?? "");
  const before = AFTER.exec(after ?? "");
  if (!link || !before || rest.join("\n") !== "") return null;
  return { ...tree, number: Number(link[1]), at: Number(link[2]), after: hex(before[1] ?? "") };
}

/** Whether each head names the one before it, and nothing goes back. */
function chained(heads: readonly (Head | null)[]): heads is readonly Head[] {
  let before: Head | null = null;
  for (const [index, head] of heads.entries()) {
    if (!head || (before && (head.size < before.size || head.at < before.at))) return false;
    const placed: boolean = head.number === index + 1 && head.after === (before?.digest ?? START);
    if (!placed && (head.number || before?.number)) return false;
    before = head;
  }
  return true;
}

function grown(sha256: Sha256, heads: readonly Head[], shown: Heads): boolean {
  return heads.every((head, index) => {
    const before = heads[index - 1];
    const proof = (shown.heads[index]?.proof ?? []).map(hex);
    return before ? consistent(sha256, before, head, proof) : !proof.length;
  });
}

/** Whether the proof shows that the newer tree begins with the older (RFC 9162, 2.1.4.2). */
export function consistent(sha256: Sha256, old: Tree, later: Tree, proof: readonly string[]): boolean {
  const node = (left: string, right: string): string => sha256(bytes(`01${left}${right}`));
  if (old.size === later.size) return !proof.length && old.root === later.root;
  const steps = isPowerOf2(old.size) ? [old.root, ...proof] : [...proof];
  const [first, ...rest] = steps;
  if (!first || !proof.length) return false;
  let [at, last] = [old.size - 1, later.size - 1];
  while (at & 1) [at, last] = [at >> 1, last >> 1];
  let [one, other] = [first, first];
  for (const step of rest) {
    if (last === 0) return false;
    if (at & 1 || at === last) {
      [one, other] = [node(step, one), node(step, other)];
      while (!(at & 1) && at) [at, last] = [at >> 1, last >> 1];
    } else {
      other = node(other, step);
    }
    [at, last] = [at >> 1, last >> 1];
  }
  return last === 0 && one === old.root && other === later.root;
}

interface Tree {
  readonly size: number;
  readonly root: string;
}

const isPowerOf2 = (size: number): boolean => (size & (size - 1)) === 0;

const bytes = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Base64 as hex; empty for what is none. */
const hex = (encoded = ""): string => inHex(fromBase64(encoded));
