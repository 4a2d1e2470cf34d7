/** Lines as this phone was shown them during play, kept to be compared with the ledger afterwards. */

import type { PhoneStorage } from "../../sending/storage";
import type { Line } from "../../view/wire";
import { isWithheld } from "./file";
import type { FileEntry, Ledger } from "./file";

/** What is kept of a line: where it stood, when it was, what it told, what it showed of transfers and dice. */
export interface SeenLine {
  /** Its number among the lines of everybody (`p17`) or of few (`q3`). */
  readonly c: string;
  readonly id: string;
  readonly at: number;
  readonly key: string;
  readonly legs: readonly (readonly [asset: string, amount: number])[];
  readonly rolls: readonly (readonly [name: string, value: number])[];
}

/** How the names of notes begin that hold lines of a game. */
export const seenOf = (game: string): string => `seen/${game}/`;

/** Keep what was shown. The same line shown again replaces nothing. */
export async function keepLines(storage: PhoneStorage, game: string, lines: readonly Line[]): Promise<void> {
  for (const line of lines) {
    const kept: Omit<SeenLine, "c"> = {
      id: line.id,
      at: line.at,
      key: line.words ? line.key : "",
      legs: line.legs.map(({ asset, amount }) => [asset, amount]),
      rolls: line.rolls.map(({ name, value }) => [name, value]),
    };
    await storage.noteOnce(`${seenOf(game)}${line.c}`, () => JSON.stringify(kept));
  }
}

export async function keptLines(storage: PhoneStorage, game: string): Promise<readonly SeenLine[]> {
  const kept = Object.entries(await storage.notesUnder(seenOf(game)));
  return kept.map(([name, text]) => ({ ...(JSON.parse(text) as SeenLine), c: name.slice(seenOf(game).length) }));
}

/** The lines that do not stand in the ledger as they were shown, but for those that cannot be looked for. */
export function unlike(ledger: Ledger, lines: readonly SeenLine[]): readonly SeenLine[] {
  const entries = new Map(ledger.entries.map((entry) => [entry.id, entry]));
  const closed = unseekable(ledger, lines);
  return lines.filter((line) => !closed.has(line) && !tells(entries.get(line.id), line));
}

/** Lines for few whose entries may be among those of which the file gives only the hash: a letter shown to who has the card no longer. */
export function unseekable(ledger: Ledger, lines: readonly SeenLine[]): ReadonlySet<SeenLine> {
  if (!isWithheld(ledger)) return new Set();
  const there = new Set(ledger.entries.map(({ id }) => id));
  return new Set(lines.filter(({ c, id }) => c.startsWith(FOR_FEW) && !there.has(id)));
}

/** How the numbers of lines for few begin. */
const FOR_FEW = "q";

/** An entry that lays another one open says its words: then its kind is that of the other. */
const DISCLOSED = "disclosed";

function tells(entry: FileEntry | undefined, line: SeenLine): boolean {
  if (!entry || entry.at !== line.at) return false;
  const key = /\/([^@]+)@/.exec(entry.type)?.[1];
  const told = !line.key || key === line.key || key === DISCLOSED;
  return told && line.rolls.every(([name, value]) => entry.rolls?.some((roll) => roll.name === name && roll.value === value)) && paid(entry, line);
}

/** Whether as much of each asset changed hands in the entry as the line showed, at least. */
function paid(entry: FileEntry, { legs }: SeenLine): boolean {
  const moved = sums((entry.postings ?? []).map(({ asset, amount }) => [asset, amount]));
  return [...sums(legs)].every(([asset, amount]) => (moved.get(asset) ?? 0) >= amount);
}

function sums(legs: SeenLine["legs"]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [asset, amount] of legs) found.set(asset, (found.get(asset) ?? 0) + amount);
  return found;
}
