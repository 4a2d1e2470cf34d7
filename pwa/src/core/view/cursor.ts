/**
 * How much of the chronicle this viewer already has: `<fingerprint>.<public>.<private>`.
 * Only this module knows the inside of a cursor.
 */

interface Cursor {
  readonly viewer: string;
  readonly pub: number;
  readonly own: number;
}

/** The parts of a cursor, or null when the text is none. */
export function parseCursor(text: string): Cursor | null {
  const match = /^([^.]*)\.(\d+)\.(\d+)$/.exec(text);
  if (!match) return null;
  return { viewer: match[1] ?? "", pub: Number(match[2]), own: Number(match[3]) };
}

export function formatCursor(cursor: Cursor): string {
  return `${cursor.viewer}.${cursor.pub}.${cursor.own}`;
}

/** The cursor after a live event; counts never go back, so an event heard twice changes nothing. */
export function advanced(text: string, pub: number, own?: number): string {
  const cursor = parseCursor(text);
  if (!cursor) return text;
  return formatCursor({
    viewer: cursor.viewer,
    pub: Math.max(cursor.pub, pub),
    own: Math.max(cursor.own, own ?? 0),
  });
}
