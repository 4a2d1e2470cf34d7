/** Tables as files for spreadsheets (CSV, RFC 4180). */

import { withoutIsolates } from "../../../core/words/withoutisolates";

export type Cell = string | number;

/** What a spreadsheet would take for a formula and run. */
const FORMULA = /^[=+\-@\t\r]/;

/** Without this mark of UTF-8 at the beginning Excel takes a file for Windows-1252. */
const MARK = "\uFEFF";

/** The rows as one text, each ended by CRLF. */
export const csv = (rows: readonly (readonly Cell[])[]): string => MARK + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

function cell(value: Cell): string {
  if (typeof value === "number") return String(value);
  const plain = withoutIsolates(value);
  const text = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** So many characters of an instant are its date and its time, to the second. */
const SECONDS = 19;

/** An instant as every spreadsheet reads it, in UTC. */
export const instant = (at: number): string => new Date(at).toISOString().slice(0, SECONDS).replace("T", " ");
