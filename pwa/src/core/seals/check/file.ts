/** The reader of a ledger file (`acta-export`, JSON Lines). The server offers this file when the game is over. */

import { hexToBytes, leafHash, utf8ToBytes } from "./hash";

/** A die that an entry records. */
export interface FileRoll {
  /** The name of the roll. The face follows from this name and the seed. */
  readonly name: string;
  /** The number of sides of the die. */
  readonly sides: number;
  /** The face that was rolled, from 1. */
  readonly value: number;
  /** `table` for a real die; absent for a die that the server rolled. */
  readonly source?: string;
  /** The contribution of the acting phone, in hex; absent without a contribution. */
  readonly contribution?: string;
}

/** The fields of an entry that the check reads. A field with its usual value is absent. */
export interface FileEntry {
  /** The position of the entry in the ledger, from 1. */
  readonly position: number;
  /** The id of the entry. */
  readonly id: string;
  /** The kind of the entry, such as `kernel/game-closed@1`. */
  readonly type: string;
  /** The time when the entry was recorded (milliseconds). */
  readonly at: number;
  /** The period in which the entry was recorded. */
  readonly period: number;
  /** The stored fields of the entry. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The transfers of the entry. */
  readonly postings?: readonly { readonly asset: string; readonly source: string; readonly target: string; readonly amount: number }[];
  /** The dice of the entry. */
  readonly rolls?: readonly FileRoll[];
  /**
   * The command that made the entry, the entry's index among the command's entries, and the contribution to the
   * command's dice.
   */
  readonly doing?: { readonly command: string; readonly index?: number; readonly tap?: { readonly contribution: string } | null } | null;
}

/** The signature of a phone under a head. */
export interface Cosignature {
  /** The phone's public key in hex. */
  readonly key: string;
  /** The digest of the head in hex. */
  readonly digest: string;
  /** The signature in hex. */
  readonly signature: string;
}

/** The content of a ledger file. Only the format of the content has been checked. */
export interface Ledger {
  /** The id of the game. */
  readonly game: string;
  /** The key of the game's first server. */
  readonly key: string;
  /** The commitment to the seeds of the first server. */
  readonly commitment: string;
  /** One hash for each entry, in order. */
  readonly leaves: readonly Uint8Array[];
  /** The entries that the file contains completely. */
  readonly entries: readonly FileEntry[];
  /** The signed heads, oldest first. */
  readonly heads: readonly string[];
  /** The signatures of phones. */
  readonly cosigned: readonly Cosignature[];
}

/**
 * A line of a ledger file. The line contains an entry with its salt, the hash of a withheld entry, a head, a signature
 * of a phone, an erased text, or the end of the file.
 */
interface FileLine {
  /** An entry as stored text. */
  readonly entry?: string;
  /** The salt of the entry (hex). */
  readonly salt?: string;
  /** The hash of a withheld entry (hex). */
  readonly leaf?: string;
  /** A head as a signed note. */
  readonly head?: string;
  /** The signature of a phone under a head. */
  readonly cosigned?: Cosignature;
  /** The digest (hex) of an erased text. */
  readonly erased?: string;
  /** The number of lines after the header, including this last line. */
  readonly end?: number;
}

/** The first line of a ledger file. */
interface Header {
  /** The name and version of the format. */
  readonly format: string;
  /** The id of the game. */
  readonly game: string;
  /** The key of the first server. */
  readonly seal_key: string;
  /** The commitment to the seeds of the first server. */
  readonly commitment: string;
  /** The number of entries, including the withheld entries. */
  readonly entries: number;
}

/** Matches the text of a head that contains its position in the chain and the hash of the head before it. */
const CHAINED_HEAD_PATTERN = /^(?:.*\n){3}(?:minute|period|copy) \d+ \d+\nafter /;

/**
 * Return the ledger in a file. Return null if the file is no ledger, is damaged or cut off, or has lines that its
 * format does not allow.
 */
export function readLedger(text: string): Ledger | null {
  try {
    const lines = text.trimEnd().split("\n");
    const header = JSON.parse(lines[0] ?? "") as Header;
    const fileLines = lines.slice(1).map((line) => JSON.parse(line) as FileLine);
    const isWhole = fileLines.at(-1)?.end === fileLines.length;
    const items = fileLines.filter((line) => line.entry !== undefined || line.leaf !== undefined);
    if (!isWhole || !fitsFormat(header.format, fileLines) || items.length !== header.entries) return null;
    const entries = items.flatMap(({ entry }) => (entry === undefined ? [] : [JSON.parse(entry) as FileEntry]));
    return {
      game: header.game,
      key: header.seal_key,
      commitment: header.commitment,
      leaves: items.map(leafHashOf),
      entries,
      heads: fileLines.flatMap(({ head }) => head ?? []),
      cosigned: fileLines.flatMap(({ cosigned }) => cosigned ?? []),
    };
  } catch {
    return null;
  }
}

/**
 * Return whether the lines fit the format of their file; `acta verify` checks the same.
 * - `acta-export/1` comes from versions before 0.2, which neither chained heads nor let phones sign heads.
 * - `acta-export/3` lists erased texts.
 */
function fitsFormat(formatName: string, lines: readonly FileLine[]): boolean {
  const hasErased = lines.some(({ erased }) => erased !== undefined);
  const hasChain = lines.some(({ head = "", cosigned }) => cosigned !== undefined || CHAINED_HEAD_PATTERN.test(head));
  if (formatName === "acta-export/3") return hasErased;
  return !hasErased && (formatName === "acta-export/2" || (formatName === "acta-export/1" && !hasChain));
}

/** Return whether the file withholds entries and contains only the hashes of these entries. */
export const hasWithheldEntries = ({ entries, leaves }: Ledger): boolean => entries.length < leaves.length;

const leafHashOf = ({ entry, salt = "", leaf: hash = "" }: FileLine): Uint8Array =>
  entry === undefined ? hexToBytes(hash) : leafHash(hexToBytes(salt), utf8ToBytes(entry));
