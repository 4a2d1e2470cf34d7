/** A list of people as a spreadsheet gives it: its columns, and for each row whether it fits. */

import { isolated } from "../../core/words/isolates";
import { faultOfName } from "../../core/words/legible";
import { matches, searchable } from "../../core/view/search";
import type { PersonDoc } from "../../core/view/wire";

export type Column = "name" | "character" | "note";
export const COLUMNS: readonly Column[] = ["name", "character", "note"];

/** Longest real name and note that the server keeps, in characters. */
export const LONGEST_NAME = 80;
const LONGEST_NOTE = 120;

/** So many characters that one might mean are named. */
const NAMED = 3;

/** What parts the cells of a row: spreadsheets copy with tabs, and write files with commas or semicolons. */
const DELIMITERS = ["\t", ";", ","] as const;

/** The line that tells Excel which sign parts the cells. Excel shows no such row. */
const SEPARATOR = /^\uFEFF?"?sep=([^"\r\n])"?[ \t]*(?:\r\n|\r|\n|$)/iu;

/** The number of rows in which headings are looked for. */
const LOOKED_AT = 20;

/** More than a row has cells. */
const MANY = 1_000;

/** Words by which the heading of a column is known, without accents and capitals. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  name: ["name", "real name", "full name", "player", "person", "guest", "nombre", "nombre real", "jugador", "jugadora", "persona"],
  character: ["character", "character id", "id", "role", "part", "plays", "personaje", "papel", "rol"],
  note: ["note", "notes", "remark", "remarks", "comment", "comments", "nota", "notas", "observaciones", "comentario"],
};

/** A row of a spreadsheet, with the number it has there. */
interface Line {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A spreadsheet: its headings, empty where it has none, the number of their row (0 for none), and the rows below. */
export interface Table {
  readonly headings: readonly string[];
  readonly number: number;
  readonly rows: readonly Line[];
}

/** Which column of a spreadsheet holds what, counted from 0; -1 for none. */
export type Columns = Readonly<Record<Column, number>>;

/** Why a row does not fit: a text's key, and what it names. */
export interface Fault {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** A row that fits (`who` is whom they play), or that does not. */
export interface Row {
  readonly number: number;
  readonly name: string;
  readonly note: string;
  readonly said: string;
  readonly who: string;
  readonly fault: Fault | null;
}

/** What is known already of who plays a character. */
export interface Noted {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/**
 * The spreadsheet in a text with commas, semicolons or tabs, or with what a first line such as `sep=;` names. Its headings
 * are the row with the most headings that are known, below a title, say; else the first row with several cells.
 */
export async function readTable(text: string): Promise<Table> {
  const { dsvFormat } = await import("d3-dsv");
  const [line = "", separator = ""] = SEPARATOR.exec(text) ?? [];
  const body = text.slice(line.length).replace(/^\uFEFF/u, "");
  const read = (separator ? [separator] : DELIMITERS).map((delimiter) => linesOf(dsvFormat(delimiter).parseRows(body)));
  const [lines = []] = read.sort((one, other) => weight(other[headingsAt(other)]) - weight(one[headingsAt(one)]));
  const at = headingsAt(lines);
  return { headings: lines[at]?.cells ?? [], number: lines[at]?.number ?? 0, rows: lines.slice(at + 1) };
}

/** The rows with anything in them, each with the number that a spreadsheet shows beside it. */
const linesOf = (rows: readonly (readonly string[])[]): readonly Line[] =>
  rows.map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) })).filter(({ cells }) => cells.some(Boolean));

/** Where the headings are among these rows. */
function headingsAt(lines: readonly Line[]): number {
  const known = lines.slice(0, LOOKED_AT).map(({ cells }) => knownIn(cells));
  const most = Math.max(0, ...known);
  return most > 0 ? known.indexOf(most) : Math.max(0, lines.findIndex(({ cells }) => cells.filter(Boolean).length > 1));
}

/** How many of the columns that are looked for have their heading in a row. */
const knownIn = (cells: readonly string[]): number => Object.values(named(cells)).filter((at) => at >= 0).length;

/** How well a sign parts the cells: known headings count most, then the number of cells. */
const weight = (line: Line | undefined): number => (line ? knownIn(line.cells) * MANY + line.cells.length : 0);

/** Which column has which heading. */
function named(cells: readonly string[]): Columns {
  const words = cells.map((cell) => searchable(cell).replace(/[_-]+/gu, " ").trim());
  const at = (column: Column): number => words.findIndex((word) => HEADINGS[column].includes(word));
  return { name: at("name"), character: at("character"), note: at("note") };
}

/** The columns as their headings say; without such a heading characters are in the column that names the most of them. */
export function guessed({ headings, rows }: Table, people: readonly PersonDoc[] = []): Columns {
  const columns = named(headings);
  if (columns.character >= 0) return columns;
  const counts = headings.map((_, at) => rows.filter(({ cells }) => isCharacter(cells[at] ?? "", people)).length);
  const most = Math.max(0, ...counts);
  return { ...columns, character: most * 2 > rows.length ? counts.indexOf(most) : -1 };
}

/** The table, whose first row is one of people and no headings if it names a character. */
export function headed(table: Table, people: readonly PersonDoc[]): Table {
  if (knownIn(table.headings) || !table.headings.some((cell) => isCharacter(cell, people))) return table;
  return { headings: table.headings.map(() => ""), number: 0, rows: [{ number: table.number, cells: table.headings }, ...table.rows] };
}

const isCharacter = (cell: string, people: readonly PersonDoc[]): boolean => whom(cell, people).length === 1;

/** Every row with whom it means, or why it does not fit. */
export function fitted(table: Table, columns: Columns, people: readonly PersonDoc[], noted: readonly Noted[]): readonly Row[] {
  const taken = new Map<string, number>();
  return table.rows.map(({ number, cells }) => {
    const cell = (column: Column): string => (cells[columns[column]] ?? "").replace(/\s+/gu, " ");
    const row = { number, name: cell("name"), note: cell("note"), said: cell("character"), who: "" };
    const meant = whom(row.said, people);
    const fault = faultOf(row, meant) ?? takenBefore(taken, meant) ?? sameAs(noted, row, meant);
    const [who] = meant;
    if (fault || !who) return { ...row, fault };
    taken.set(who.id, number);
    return { ...row, who: who.id, fault: null };
  });
}

/** Those whom a cell may mean: by their id or their whole name, else by any part of it. */
export function whom(said: string, people: readonly PersonDoc[]): readonly PersonDoc[] {
  const wanted = searchable(said).trim();
  if (!wanted) return [];
  const exactly = people.filter(({ id, name, short }) => [id, name, short].some((one) => searchable(one) === wanted));
  return exactly.length ? exactly : people.filter(({ name, short }) => matches(wanted, name, short));
}

function faultOf({ name, note, said }: Pick<Row, "name" | "note" | "said">, meant: readonly PersonDoc[]): Fault | null {
  const fault = (key: string, args: Fault["args"] = {}): Fault => ({ key: `cast-fault-${key}`, args });
  if (!name) return fault("no-name");
  if (name.length > LONGEST_NAME) return fault("long-name", { n: LONGEST_NAME });
  if (note.length > LONGEST_NOTE) return fault("long-note", { n: LONGEST_NOTE });
  const illegible = faultOfName(name) ?? faultOfName(note);
  if (illegible) return { args: {}, ...illegible } as Fault;
  if (!said) return fault("no-character");
  if (!meant.length) return fault("nobody", { said });
  if (meant.length === 1) return null;
  const names = meant.slice(0, NAMED).map(({ short }) => isolated(short)).join(", ");
  return fault("several", { said, names, more: Math.max(meant.length - NAMED, 0) });
}

function takenBefore(taken: ReadonlyMap<string, number>, [who]: readonly PersonDoc[]): Fault | null {
  const row = who && taken.get(who.id);
  return row ? { key: "cast-fault-twice", args: { row } } : null;
}

function sameAs(noted: readonly Noted[], { name, note }: Pick<Row, "name" | "note">, [who]: readonly PersonDoc[]): Fault | null {
  const known = noted.find(({ id }) => id === who?.id);
  return known?.name === name && known.note === note ? { key: "cast-fault-known", args: {} } : null;
}
