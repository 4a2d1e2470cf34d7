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
  readonly end?: number;
}

interface Header {
  readonly format: string;
  readonly game: string;
  readonly seal_key: string;
  readonly commitment: string;
  readonly entries: number;
}

const FORMAT = /^acta-export\/[123]$/;

/** The ledger in a file, or null for what is none, is damaged or was cut off. */
export function readLedger(text: string): Ledger | null {
  try {
    const lines = text.trimEnd().split("\n");
    const header = JSON.parse(lines[0] ?? "") as Header;
    const rest = lines.slice(1).map((line) => JSON.parse(line) as FileLine);
    const whole = FORMAT.test(header.format) && rest.at(-1)?.end === rest.length;
    const items = rest.filter((line) => line.entry !== undefined || line.leaf !== undefined);
    if (!whole || items.length !== header.entries) return null;
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

/** Whether entries are left out of a file, and only their hashes are there. */
export const isWithheld = ({ entries, leaves }: Ledger): boolean => entries.length < leaves.length;

const leafOf = ({ entry, salt = "", leaf: hash = "" }: FileLine): Uint8Array =>
  entry === undefined ? hexToBytes(hash) : leaf(hexToBytes(salt), utf8ToBytes(entry));
