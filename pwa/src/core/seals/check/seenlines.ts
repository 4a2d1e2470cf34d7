/**
 * The chronicle lines that this phone was shown during play. The phone stores the lines, so that the check can compare
 * them with the ledger.
 */

import type { PhoneStorage } from "../../sending/storage";
import type { Line } from "../../view/wire";
import { hasWithheldEntries } from "./file";
import type { FileEntry, Ledger } from "./file";

/** The data of a line that the phone stores for the check. */
export interface SeenLine {
  /** The number of the line among the public lines (`p17`) or the private lines (`q3`). */
  readonly c: string;
  /** The id of the line's entry. */
  readonly id: string;
  /** The time when the entry was recorded (milliseconds). */
  readonly at: number;
  /** The kind of the entry; "" if the line had no sentence. */
  readonly key: string;
  /** The transfers that the line showed. */
  readonly legs: readonly (readonly [asset: string, amount: number])[];
  /** The dice that the line showed. */
  readonly rolls: readonly (readonly [name: string, value: number])[];
}

/** Return the prefix of the notes that contain the lines of a game. */
export const lineNotesPrefix = (game: string): string => `seen/${game}/`;

/** Store lines that were shown. If a line is shown again, the line stored first stays. */
export async function storeLines(storage: PhoneStorage, game: string, lines: readonly Line[]): Promise<void> {
  for (const line of lines) {
    const seenLine: Omit<SeenLine, "c"> = {
      id: line.id,
      at: line.at,
      key: line.words ? line.key : "",
      legs: line.legs.map(({ asset, amount }) => [asset, amount]),
      rolls: line.rolls.map(({ name: rollName, value: rolledValue }) => [rollName, rolledValue]),
    };
    await storage.noteOnce(`${lineNotesPrefix(game)}${line.c}`, () => JSON.stringify(seenLine));
  }
}

/** Return the stored lines of a game. */
export async function loadLines(storage: PhoneStorage, game: string): Promise<readonly SeenLine[]> {
  const notes = Object.entries(await storage.notesUnder(lineNotesPrefix(game)));
  return notes.map(([noteName, text]) => ({ ...(JSON.parse(text) as SeenLine), c: noteName.slice(lineNotesPrefix(game).length) }));
}

/** Return the stored lines that differ from the ledger. Lines whose entries cannot be looked up are left out. */
export function differingLines(ledger: Ledger, lines: readonly SeenLine[]): readonly SeenLine[] {
  const entries = new Map(ledger.entries.map((entry) => [entry.id, entry]));
  const uncheckable = uncheckableLines(ledger, lines);
  return lines.filter((line) => !uncheckable.has(line) && !entryMatchesLine(entries.get(line.id), line));
}

/**
 * Return the private lines that cannot be looked up, because their entries may be withheld. An example is a letter on a
 * phone that no longer has the card of the letter's reader.
 */
export function uncheckableLines(ledger: Ledger, lines: readonly SeenLine[]): ReadonlySet<SeenLine> {
  if (!hasWithheldEntries(ledger)) return new Set();
  const entryIds = new Set(ledger.entries.map(({ id }) => id));
  return new Set(lines.filter(({ c, id }) => c.startsWith(PRIVATE_PREFIX) && !entryIds.has(id)));
}

/** The first letter in the numbers of private lines. */
const PRIVATE_PREFIX = "q";

/** The kind of an entry that discloses another entry. The line of such an entry has the kind of the disclosed entry. */
const DISCLOSURE_KIND = "disclosed";

/** Return whether an entry contains what a line showed. */
function entryMatchesLine(entry: FileEntry | undefined, line: SeenLine): boolean {
  if (!entry || entry.at !== line.at) return false;
  const entryKey = /\/([^@]+)@/.exec(entry.type)?.[1];
  const isPublic = !line.key || entryKey === line.key || entryKey === DISCLOSURE_KIND;
  return isPublic && line.rolls.every(([rollName, rolledValue]) => entry.rolls?.some((roll) => roll.name === rollName && roll.value === rolledValue)) && movesShownAmounts(entry, line);
}

/** Return whether an entry moves at least the amount of each asset that the line showed. */
function movesShownAmounts(entry: FileEntry, { legs }: SeenLine): boolean {
  const amounts = sumByAsset((entry.postings ?? []).map(({ asset, amount }) => [asset, amount]));
  return [...sumByAsset(legs)].every(([asset, amount]) => (amounts.get(asset) ?? 0) >= amount);
}

function sumByAsset(legs: SeenLine["legs"]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const [asset, amount] of legs) positions.set(asset, (positions.get(asset) ?? 0) + amount);
  return positions;
}
