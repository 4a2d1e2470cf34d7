/** Tables as files for spreadsheets (CSV, RFC 4180). */

import { withoutIsolates } from "../../../core/words/withoutisolates";

export type Cell = string | number;

/** The first characters of a cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The byte order mark. Without it Excel reads a file as Windows-1252. */
const MARK = "\uFEFF";

/** Return the rows as one text. Each row ends with CRLF. */
export const csv = (rows: readonly (readonly Cell[])[]): string => MARK + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

function cell(value: Cell): string {
  if (typeof value === "number") return String(value);
  const plain = withoutIsolates(value);
  const text = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Number of characters of an ISO instant up to its seconds. */
const SECONDS = 19;

/** Return an instant in UTC, in a form that every spreadsheet reads as a time. */
export const instant = (at: number): string => new Date(at).toISOString().slice(0, SECONDS).replace("T", " ");
