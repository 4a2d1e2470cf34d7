/** A game's whole ledger as the server gives it when the game is over: `acta-export`, JSON Lines. */

import { hexToBytes, leaf, utf8ToBytes } from "./hash";

/** A die as it stands in an entry. */
export interface FileRoll {
  readonly name: string;
  readonly sides: number;
  readonly value: number;
  readonly source?: string;
  readonly contribution?: string;
}

/** What a check reads of an entry; the ledger leaves out what is usual. */
export interface FileEntry {
  readonly position: number;
  readonly id: string;
  readonly type: string;
  readonly at: number;
  readonly period: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly postings?: readonly { readonly asset: string; readonly source: string; readonly target: string; readonly amount: number }[];
  readonly rolls?: readonly FileRoll[];
  readonly doing?: { readonly command: string; readonly index?: number; readonly tap?: { readonly contribution: string } | null } | null;
}

export interface Cosignature {
  readonly key: string;
  readonly digest: string;
  readonly signature: string;
}

/** A file as it was read; nothing of it is checked but its form. */
export interface Ledger {
  readonly game: string;
  readonly key: string;
  readonly commitment: string;
  /** One hash for each entry, in order. */
  readonly leaves: readonly Uint8Array[];
  /** Entries that are given whole. */
  readonly entries: readonly FileEntry[];
  readonly heads: readonly string[];
  readonly cosigned: readonly Cosignature[];
}

interface FileLine {
  readonly entry?: string;
  readonly salt?: string;
  readonly leaf?: string;
  readonly head?: string;
  readonly cosigned?: Cosignature;
  /** The digest (hex) of a text that was erased. */
  readonly erased?: string;
  readonly end?: number;
}

interface Header {
  readonly format: string;
  readonly game: string;
  readonly seal_key: string;
  readonly commitment: string;
  readonly entries: number;
}

/** The text of a head that names its place in the chain of heads, and the head before it. */
const CHAINED = /^(?:.*\n){3}(?:minute|period|copy) \d+ \d+\nafter /;

/** The ledger in a file, or null for a file that is no ledger, is damaged, was cut off or is not as its form says. */
export function readLedger(text: string): Ledger | null {
  try {
    const lines = text.trimEnd().split("\n");
    const header = JSON.parse(lines[0] ?? "") as Header;
    const rest = lines.slice(1).map((line) => JSON.parse(line) as FileLine);
    const whole = rest.at(-1)?.end === rest.length;
    const items = rest.filter((line) => line.entry !== undefined || line.leaf !== undefined);
    if (!whole || !fitsForm(header.format, rest) || items.length !== header.entries) return null;
    const entries = items.flatMap(({ entry }) => (entry === undefined ? [] : [JSON.parse(entry) as FileEntry]));
    return {
      game: header.game,
      key: header.seal_key,
      commitment: header.commitment,
      leaves: items.map(leafOf),
      entries,
      heads: rest.flatMap(({ head }) => head ?? []),
      cosigned: rest.flatMap(({ cosigned }) => cosigned ?? []),
    };
  } catch {
    return null;
  }
}

/**
 * Whether lines have what the form of their file promises, and no more; `acta verify` compares the same. Form 1 is of versions
 * before 0.2, which neither chained heads nor let phones sign them. Form 3 is of files that name erased texts.
 */
function fitsForm(form: string, lines: readonly FileLine[]): boolean {
  const hasErased = lines.some(({ erased }) => erased !== undefined);
  const hasChain = lines.some(({ head = "", cosigned }) => cosigned !== undefined || CHAINED.test(head));
  if (form === "acta-export/3") return hasErased;
  return !hasErased && (form === "acta-export/2" || (form === "acta-export/1" && !hasChain));
}

/** Whether entries are left out of a file, and only their hashes are there. */
export const isWithheld = ({ entries, leaves }: Ledger): boolean => entries.length < leaves.length;

const leafOf = ({ entry, salt = "", leaf: hash = "" }: FileLine): Uint8Array =>
  entry === undefined ? hexToBytes(hash) : leaf(hexToBytes(salt), utf8ToBytes(entry));
