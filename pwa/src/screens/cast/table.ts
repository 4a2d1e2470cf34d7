/** A list of people as a spreadsheet gives it: its columns, and for each row whether it fits. */

import { matches, searchable } from "../../core/search";
import type { PersonDoc } from "../../core/wire";

export type Column = "name" | "character" | "note";
export const COLUMNS: readonly Column[] = ["name", "character", "note"];

/** Longest real name and note that the server keeps, in characters. */
export const LONGEST_NAME = 80;
const LONGEST_NOTE = 120;

/** So many characters that one might mean are named. */
const NAMED = 3;

/** What parts the cells of a row: spreadsheets copy with tabs, and write files with commas or semicolons. */
const DELIMITERS = ["\t", ";", ","] as const;

/** Words by which the heading of a column is known, without accents and capitals. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  name: ["name", "real name", "full name", "player", "person", "guest", "nombre", "nombre real", "jugador", "jugadora", "persona"],
  character: ["character", "character id", "id", "role", "part", "plays", "personaje", "papel", "rol"],
  note: ["note", "notes", "remark", "remarks", "comment", "comments", "nota", "notas", "observaciones", "comentario"],
};

/** A spreadsheet: its headings, and its rows below, each with the number it has in the file. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
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

/** The spreadsheet in a text with commas, semicolons or tabs; its first row holds the headings. */
export async function readTable(text: string): Promise<Table> {
  const { dsvFormat } = await import("d3-dsv");
  const read = DELIMITERS.map((delimiter) => dsvFormat(delimiter).parseRows(text.replace(/^\uFEFF/u, "")));
  const [data] = read.sort((one, other) => headingsOf(other) - headingsOf(one));
  const lines = (data ?? []).map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }));
  const [head, ...rows] = lines.filter(({ cells }) => cells.some(Boolean));
  return { headings: head?.cells ?? [], rows };
}

/** How many columns the first row with anything in it has: most with what really parts them. */
const headingsOf = (rows: readonly (readonly string[])[]): number => rows.find((cells) => cells.some((cell) => cell.trim()))?.length ?? 0;

/** The columns as their headings say. */
export function guessed({ headings }: Table): Columns {
  const named = headings.map((heading) => searchable(heading).replace(/[_-]+/gu, " ").trim());
  const at = (column: Column): number => named.findIndex((heading) => HEADINGS[column].includes(heading));
  return { name: at("name"), character: at("character"), note: at("note") };
}

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
  if (!said) return fault("no-character");
  if (!meant.length) return fault("nobody", { said });
  if (meant.length === 1) return null;
  const names = meant.slice(0, NAMED).map(({ short }) => short).join(", ");
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
