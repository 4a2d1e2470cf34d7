/** The signed heads of a ledger: whether each is signed by the game's key and over these entries. */

import { fromBase64, publicKeyOf } from "../sealkey";
import { bytesToHex, hashed, hexToBytes, signedBy, utf8ToBytes } from "./hash";
import type { Ledger } from "./file";
import { Tree } from "./tree";

export interface CheckedHeads {
  /** The digests (hex) of the heads that fit. */
  readonly digests: readonly string[];
  /** Numbers, from 1, of heads that do not. */
  readonly wrong: readonly number[];
  /** Entries at the end that no head covers. */
  readonly uncovered: number;
}

const SIGNATURE = /^\u2014 (\S+) (\S+)$/;
const ID_BYTES = 4;

/** Check every head against the tree over the entries; a head that goes back fits nothing. */
export function checkHeads(ledger: Ledger): CheckedHeads {
  const tree = new Tree();
  const digests: string[] = [];
  const wrong: number[] = [];
  for (const [index, signed] of ledger.heads.entries()) {
    const head = opened(signed, ledger);
    for (const leaf of ledger.leaves.slice(tree.size, head?.size ?? tree.size)) tree.append(leaf);
    if (head?.size === tree.size && head.root === tree.root) digests.push(head.digest);
    else wrong.push(index + 1);
  }
  return { digests, wrong, uncovered: ledger.leaves.length - tree.size };
}

interface Head {
  readonly size: number;
  /** Hex. */
  readonly root: string;
  readonly digest: string;
}

/** A head from its signed note (C2SP signed-note); null if the game's key did not sign it. */
function opened(signed: string, { game, key }: Ledger): Head | null {
  const gap = signed.lastIndexOf("\n\n");
  const text = signed.slice(0, gap + 1);
  const [name] = key.split("+");
  const publicKey = hexToBytes(publicKeyOf(key));
  if (gap < 0 || !text.startsWith(`acta-ludorum/${game}\n`)) return null;
  for (const line of signed.slice(gap + 2).trimEnd().split("\n")) {
    const [, signer, content = ""] = SIGNATURE.exec(line) ?? [];
    if (signer !== name || !signedBy(publicKey, text, fromBase64(content).slice(ID_BYTES))) continue;
    const [, size = "", root = ""] = text.split("\n");
    return { size: Number(size), root: bytesToHex(fromBase64(root)), digest: bytesToHex(hashed(utf8ToBytes(text))) };
  }
  return null;
}
