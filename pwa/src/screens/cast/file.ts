/** Decodes a list of people from a file of a spreadsheet program. */

const UTF_16_MARKS = [
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
] as const;

/**
 * Return the text of a file. It is UTF-16 if a mark says so, else UTF-8, else Windows-1252.
 * Excel saves plain CSV files in Windows-1252. Any bytes are valid in it, so it is tried last.
 */
export function decodeFile(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  const marked = UTF_16_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
