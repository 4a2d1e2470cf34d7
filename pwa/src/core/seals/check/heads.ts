/**
 * The check of the signed heads of a ledger. Each head must cover the entries before it. The server that recorded the
 * last covered entry must have signed the head.
 */

import { fromBase64, publicKeyOf } from "../sealkey";
import { bytesToHex, fromHex, hashParts, isSignedBy, utf8ToBytes } from "./hash";
import type { Ledger } from "./file";
import { serverNumberAt } from "./servers";
import type { Servers } from "./servers";
import { Tree } from "./tree";

/** The result of the check of all heads. */
export interface CheckedHeads {
  /** The digests (hex) of the heads that fit the ledger. */
  readonly digests: readonly string[];
  /** The number of entries that each fitting head covers. */
  readonly sizes: readonly number[];
  /** The numbers, from 1, of the heads that do not fit the ledger. */
  readonly wrongNumbers: readonly number[];
  /** The number of entries at the end of the ledger that no head covers. */
  readonly uncovered: number;
}

const SIGNATURE_PATTERN = /^\u2014 (\S+) (\S+)$/;
const NUMBER_PATTERN = /^\d{1,15}$/;
const ID_BYTES = 4;

/**
 * Check every head against the tree over the entries. A head does not fit if it covers fewer entries than the head
 * before.
 */
export function checkHeads(ledger: Ledger, servers: Servers): CheckedHeads {
  const tree = new Tree();
  const verifiedHeads: VerifiedHead[] = [];
  const wrongNumbers: number[] = [];
  for (const [headIndex, signedHead] of ledger.heads.entries()) {
    const head = readSignedHead(signedHead, ledger.game, servers);
    for (const leaf of ledger.leaves.slice(tree.leafCount, head?.treeSize ?? tree.leafCount)) tree.append(leaf);
    if (head?.treeSize === tree.leafCount && head.root === tree.root) verifiedHeads.push(head);
    else wrongNumbers.push(headIndex + 1);
  }
  return { digests: verifiedHeads.map(({ digest }) => digest), sizes: verifiedHeads.map(({ treeSize }) => treeSize), wrongNumbers, uncovered: ledger.leaves.length - tree.leafCount };
}

/** A head whose signature is valid. */
interface VerifiedHead {
  /** The number of entries that the head covers. */
  readonly treeSize: number;
  /** The root of the tree over the covered entries, in hex. */
  readonly root: string;
  /** The hash of the head's text, in hex. */
  readonly digest: string;
}

/**
 * Return the head in a signed note (C2SP signed-note). Return null if the server that recorded the head's last entry
 * did not sign the note.
 */
function readSignedHead(signedHead: string, game: string, servers: Servers): VerifiedHead | null {
  const gap = signedHead.lastIndexOf("\n\n");
  const text = signedHead.slice(0, gap + 1);
  const [, treeSize = "", root = ""] = text.split("\n");
  if (gap < 0 || !NUMBER_PATTERN.test(treeSize) || !text.startsWith(`acta-ludorum/${game}\n`)) return null;
  const key = servers.all[serverNumberAt(servers, Math.max(1, Number(treeSize)))]?.key ?? "";
  const [serverName] = key.split("+");
  const publicKey = fromHex(publicKeyOf(key));
  for (const line of signedHead.slice(gap + 2).trimEnd().split("\n")) {
    const [, signer, signature = ""] = SIGNATURE_PATTERN.exec(line) ?? [];
    if (signer !== serverName || !isSignedBy(publicKey, text, fromBase64(signature).slice(ID_BYTES))) continue;
    return { treeSize: Number(treeSize), root: bytesToHex(fromBase64(root)), digest: bytesToHex(hashParts(utf8ToBytes(text))) };
  }
  return null;
}
