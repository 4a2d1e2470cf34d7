/** A list of people in a file, as spreadsheet programs save it. */

const UTF_16 = [
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
] as const;

/**
 * The text of a file: UTF-16 where its first bytes say so, else UTF-8, else Windows-1252, in which Excel saves a plain
 * CSV file. Every file is a text in Windows-1252, so that comes last.
 */
export function decoded(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  const marked = UTF_16.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
