/**
 * Reads a list of people from a spreadsheet. The module finds the columns, and decides for each row whether the row
 * fits.
 */

import { isolate } from "../../core/words/isolates";
import { faultOfName } from "../../core/words/legibility";
import { matchesAllWords, searchableText } from "../../core/view/search";
import type { PersonDoc } from "../../core/view/wire";

export type Column = "name" | "character" | "note";
export const COLUMNS: readonly Column[] = ["name", "character", "note"];

/** The maximum length of a real name that the server stores (characters). */
export const LONGEST_NAME = 80;
const LONGEST_NOTE = 120;

/** The maximum number of possible characters that a fault names. */
const MAX_NAMED_CHARACTERS = 3;

/**
 * The separators between cells. Spreadsheet programs copy cells with tabs, and write files with commas or semicolons.
 */
const DELIMITERS = ["\t", ";", ","] as const;

/** Matches the line that tells Excel the separator. Excel does not show this line as a row. */
const SEPARATOR_LINE_PATTERN = /^\uFEFF?"?sep=([^"\r\n])"?[ \t]*(?:\r\n|\r|\n|$)/iu;

/** The number of rows in which headings are searched. */
const ROWS_SEARCHED = 20;

/** The weight of a known heading. The weight is larger than the number of cells in any row. */
const HEADING_SCORE = 1_000;

/** The known headings of each column, in lower case and without accents. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  name: ["name", "real name", "full name", "player", "person", "guest", "nombre", "nombre real", "jugador", "jugadora", "persona"],
  character: ["character", "character id", "id", "role", "part", "plays", "personaje", "papel", "rol"],
  note: ["note", "notes", "remark", "remarks", "comment", "comments", "nota", "notas", "observaciones", "comentario"],
};

/** A row of a spreadsheet, with its number in the spreadsheet. */
interface TableLine {
  readonly rowNumber: number;
  readonly cells: readonly string[];
}

/** A spreadsheet with its headings and rows. */
export interface SpreadsheetTable {
  /** The texts of the headings; "" for each column if there are no headings. */
  readonly headings: readonly string[];
  /** The number of the row of headings; 0 if there is no such row. */
  readonly headingRowNumber: number;
  /** The rows below the headings. */
  readonly rows: readonly TableLine[];
}

/** The index of each column in the spreadsheet, from 0; -1 for a missing column. */
export type Columns = Readonly<Record<Column, number>>;

/** The reason why a row does not fit. */
export interface RowFault {
  /** The key of the text. */
  readonly key: string;
  /** The arguments of the text. */
  readonly args: Readonly<Record<string, string | number>>;
}

/** A row of the list, with the result of its check. */
export interface CheckedRow {
  /** The row's number in the spreadsheet. */
  readonly rowNumber: number;
  readonly name: string;
  readonly note: string;
  /** The text of the cell that names the character. */
  readonly characterText: string;
  /** The id of the character; "" for a row that does not fit. */
  readonly character: string;
  /** The reason why the row does not fit; null for a row that fits. */
  readonly fault: RowFault | null;
}

/** The note that already exists about a character's person. */
export interface ExistingNote {
  /** The id of the character. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/**
 * Return the spreadsheet in a text. The separator is a comma, a semicolon or a tab. A first line such as `sep=;` may
 * name another separator.
 *
 * The row with the most known headings is the row of headings. A title may be above it. Without known headings, the
 * first row with several cells is the row of headings.
 */
export async function readSpreadsheet(text: string): Promise<SpreadsheetTable> {
  const { dsvFormat } = await import("d3-dsv");
  const [line = "", separator = ""] = SEPARATOR_LINE_PATTERN.exec(text) ?? [];
  const tableText = text.slice(line.length).replace(/^\uFEFF/u, "");
  const tables = (separator ? [separator] : DELIMITERS).map((delimiter) => nonEmptyLines(dsvFormat(delimiter).parseRows(tableText)));
  const [lines = []] = tables.sort((firstTable, secondTable) => separatorScore(secondTable[headingRowIndex(secondTable)]) - separatorScore(firstTable[headingRowIndex(firstTable)]));
  const headingIndex = headingRowIndex(lines);
  return { headings: lines[headingIndex]?.cells ?? [], headingRowNumber: lines[headingIndex]?.rowNumber ?? 0, rows: lines.slice(headingIndex + 1) };
}

/** Return the rows that are not empty. Each row has its number in the spreadsheet. */
const nonEmptyLines = (rows: readonly (readonly string[])[]): readonly TableLine[] =>
  rows.map((cells, index) => ({ rowNumber: index + 1, cells: cells.map((cell) => cell.trim()) })).filter(({ cells }) => cells.some(Boolean));

/** Return the index of the row of headings. */
function headingRowIndex(lines: readonly TableLine[]): number {
  const headingCounts = lines.slice(0, ROWS_SEARCHED).map(({ cells }) => countHeadings(cells));
  const highestScore = Math.max(0, ...headingCounts);
  return highestScore > 0 ? headingCounts.indexOf(highestScore) : Math.max(0, lines.findIndex(({ cells }) => cells.filter(Boolean).length > 1));
}

/** Return for how many of the wanted columns a row contains a heading. */
const countHeadings = (cells: readonly string[]): number => Object.values(columnsByHeading(cells)).filter((index) => index >= 0).length;

/** Return how well a separator fits. Known headings count most, and then the number of cells counts. */
const separatorScore = (line: TableLine | undefined): number => (line ? countHeadings(line.cells) * HEADING_SCORE + line.cells.length : 0);

/** Return the index of each column for which a known heading exists. */
function columnsByHeading(cells: readonly string[]): Columns {
  const words = cells.map((cell) => searchableText(cell).replace(/[_-]+/gu, " ").trim());
  const columnIndex = (column: Column): number => words.findIndex((word) => HEADINGS[column].includes(word));
  return { name: columnIndex("name"), character: columnIndex("character"), note: columnIndex("note") };
}

/**
 * Return the columns by their headings. If no heading is for characters, use the column that names the most characters.
 * The column must name a character in more than half of the rows.
 */
export function guessColumns({ headings, rows }: SpreadsheetTable, people: readonly PersonDoc[] = []): Columns {
  const columns = columnsByHeading(headings);
  if (columns.character >= 0) return columns;
  const matchCounts = headings.map((_, index) => rows.filter(({ cells }) => isCharacter(cells[index] ?? "", people)).length);
  const highestScore = Math.max(0, ...matchCounts);
  return { ...columns, character: highestScore * 2 > rows.length ? matchCounts.indexOf(highestScore) : -1 };
}

/** Return the table. If its row of headings names a character, this row becomes the first row of people. */
export function headingsAsFirstRow(table: SpreadsheetTable, people: readonly PersonDoc[]): SpreadsheetTable {
  if (countHeadings(table.headings) || !table.headings.some((cell) => isCharacter(cell, people))) return table;
  return { headings: table.headings.map(() => ""), headingRowNumber: 0, rows: [{ rowNumber: table.headingRowNumber, cells: table.headings }, ...table.rows] };
}

const isCharacter = (cell: string, people: readonly PersonDoc[]): boolean => possibleCharacters(cell, people).length === 1;

/** Return every row with its character. If a row does not fit, return it with the reason. */
export function checkRows(table: SpreadsheetTable, columns: Columns, people: readonly PersonDoc[], existingNotes: readonly ExistingNote[]): readonly CheckedRow[] {
  const numbersById = new Map<string, number>();
  return table.rows.map(({ rowNumber, cells }) => {
    const cell = (column: Column): string => (cells[columns[column]] ?? "").replace(/\s+/gu, " ");
    const row = { rowNumber, name: cell("name"), note: cell("note"), characterText: cell("character"), character: "" };
    const namedPeople = possibleCharacters(row.characterText, people);
    const fault = rowFaultOf(row, namedPeople) ?? faultIfCharacterTaken(numbersById, namedPeople) ?? faultIfNoteExists(existingNotes, row, namedPeople);
    const [person] = namedPeople;
    if (fault || !person) return { ...row, fault };
    numbersById.set(person.id, rowNumber);
    return { ...row, character: person.id, fault: null };
  });
}

/**
 * Return the characters that a cell may mean. The characters match by id or by whole name, or otherwise by any part of
 * a name.
 */
export function possibleCharacters(characterText: string, people: readonly PersonDoc[]): readonly PersonDoc[] {
  const words = searchableText(characterText).trim();
  if (!words) return [];
  const exactMatches = people.filter(({ id, name, short: shortName }) => [id, name, shortName].some((knownName) => searchableText(knownName) === words));
  return exactMatches.length ? exactMatches : people.filter(({ name, short: shortName }) => matchesAllWords(words, name, shortName));
}

function rowFaultOf({ name, note, characterText }: Pick<CheckedRow, "name" | "note" | "characterText">, namedPeople: readonly PersonDoc[]): RowFault | null {
  const fault = (key: string, args: RowFault["args"] = {}): RowFault => ({ key: `cast-fault-${key}`, args });
  if (!name) return fault("no-name");
  if (name.length > LONGEST_NAME) return fault("long-name", { n: LONGEST_NAME });
  if (note.length > LONGEST_NOTE) return fault("long-note", { n: LONGEST_NOTE });
  const illegible = faultOfName(name) ?? faultOfName(note);
  if (illegible) return { args: {}, ...illegible } as RowFault;
  if (!characterText) return fault("no-character");
  if (!namedPeople.length) return fault("nobody", { said: characterText });
  if (namedPeople.length === 1) return null;
  const characterNames = namedPeople.slice(0, MAX_NAMED_CHARACTERS).map(({ short: shortName }) => isolate(shortName)).join(", ");
  return fault("several", { said: characterText, names: characterNames, more: Math.max(namedPeople.length - MAX_NAMED_CHARACTERS, 0) });
}

function faultIfCharacterTaken(numbersById: ReadonlyMap<string, number>, [person]: readonly PersonDoc[]): RowFault | null {
  const rowIndex = person && numbersById.get(person.id);
  return rowIndex ? { key: "cast-fault-twice", args: { row: rowIndex } } : null;
}

function faultIfNoteExists(existingNotes: readonly ExistingNote[], { name, note }: Pick<CheckedRow, "name" | "note">, [person]: readonly PersonDoc[]): RowFault | null {
  const existingNote = existingNotes.find(({ id }) => id === person?.id);
  return existingNote?.name === name && existingNote.note === note ? { key: "cast-fault-known", args: {} } : null;
}
