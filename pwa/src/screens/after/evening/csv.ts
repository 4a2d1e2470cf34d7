/** Tables as files for spreadsheets (CSV, RFC 4180). */

export type Cell = string | number;

/** What a spreadsheet would take for a formula and run. */
const FORMULA = /^[=+\-@\t\r]/;

/** The rows as one text, each ended by CRLF. */
export const csv = (rows: readonly (readonly Cell[])[]): string => rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

function cell(value: Cell): string {
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An instant as every spreadsheet reads it, in UTC. */
export const instant = (at: number): string => new Date(at).toISOString();
