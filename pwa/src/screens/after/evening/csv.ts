/** Tables as files for spreadsheets (CSV, RFC 4180). */

import { withoutIsolates } from "../../../core/words/isolateremoval";

export type Cell = string | number;

/** Matches the start of a cell that a spreadsheet program would run as a formula. */
const FORMULA_START_PATTERN = /^[=+\-@\t\r]/;

/** The byte order mark. Without this mark, Excel reads a file as Windows-1252. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Return the rows as one text in which each row ends with CRLF. */
export const csvText = (rows: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");

function csvCell(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const plainText = withoutIsolates(cell);
  const text = FORMULA_START_PATTERN.test(plainText) ? `'${plainText}` : plainText;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The length of an ISO time up to its seconds (characters). */
const INSTANT_LENGTH = 19;

/** Return a time in UTC, in a form that every spreadsheet program reads as a time. */
export const instantText = (time: number): string => new Date(time).toISOString().slice(0, INSTANT_LENGTH).replace("T", " ");
