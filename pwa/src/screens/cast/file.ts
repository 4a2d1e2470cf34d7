/** Decodes a file with a list of people that a spreadsheet program wrote. */

const UTF_16_MARKS = [
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
] as const;

/**
 * Return the text of a file. The file is UTF-16 if a byte order mark says so. Otherwise it is UTF-8 if its bytes are
 * valid UTF-8.
 * If not, it is Windows-1252, because Excel saves plain CSV files in that encoding. Any bytes are valid Windows-1252,
 * so this encoding is tried last.
 */
export function decodeFile(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  const matchingMark = UTF_16_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (matchingMark) return new TextDecoder(matchingMark[0]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
