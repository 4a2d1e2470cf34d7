/** The signed heads of a ledger: whether each is over these entries, and signed by the server that recorded the last of them. */

import { fromBase64, publicKeyOf } from "../sealkey";
import { bytesToHex, fromHex, hashed, signedBy, utf8ToBytes } from "./hash";
import type { Ledger } from "./file";
import { eraAt } from "./servers";
import type { Servers } from "./servers";
import { Tree } from "./tree";

export interface CheckedHeads {
  /** The digests (hex) of the heads that fit. */
  readonly digests: readonly string[];
  /** How many entries are under each of these. */
  readonly sizes: readonly number[];
  /** Numbers, from 1, of heads that do not. */
  readonly wrong: readonly number[];
  /** Entries at the end that no head covers. */
  readonly uncovered: number;
}

const SIGNATURE = /^\u2014 (\S+) (\S+)$/;
const NUMBER = /^\d{1,15}$/;
const ID_BYTES = 4;

/** Check every head against the tree over the entries; a head that goes back fits nothing. */
export function checkHeads(ledger: Ledger, servers: Servers): CheckedHeads {
  const tree = new Tree();
  const fitting: Head[] = [];
  const wrong: number[] = [];
  for (const [index, signed] of ledger.heads.entries()) {
    const head = opened(signed, ledger.game, servers);
    for (const leaf of ledger.leaves.slice(tree.size, head?.size ?? tree.size)) tree.append(leaf);
    if (head?.size === tree.size && head.root === tree.root) fitting.push(head);
    else wrong.push(index + 1);
  }
  return { digests: fitting.map(({ digest }) => digest), sizes: fitting.map(({ size }) => size), wrong, uncovered: ledger.leaves.length - tree.size };
}

interface Head {
  readonly size: number;
  /** Hex. */
  readonly root: string;
  readonly digest: string;
}

/** A head from its signed note (C2SP signed-note); null if the key that counts there did not sign it. */
function opened(signed: string, game: string, servers: Servers): Head | null {
  const gap = signed.lastIndexOf("\n\n");
  const text = signed.slice(0, gap + 1);
  const [, size = "", root = ""] = text.split("\n");
  if (gap < 0 || !NUMBER.test(size) || !text.startsWith(`acta-ludorum/${game}\n`)) return null;
  const key = servers.all[eraAt(servers, Math.max(1, Number(size)))]?.key ?? "";
  const [name] = key.split("+");
  const publicKey = fromHex(publicKeyOf(key));
  for (const line of signed.slice(gap + 2).trimEnd().split("\n")) {
    const [, signer, content = ""] = SIGNATURE.exec(line) ?? [];
    if (signer !== name || !signedBy(publicKey, text, fromBase64(content).slice(ID_BYTES))) continue;
    return { size: Number(size), root: bytesToHex(fromBase64(root)), digest: bytesToHex(hashed(utf8ToBytes(text))) };
  }
  return null;
}
