/**
 * The cursor, which says which part of the chronicle this viewer already has: `<fingerprint>.<public>.<private>`. No
 * other module interprets a cursor.
 */

/** The parts of a cursor. */
interface Cursor {
  /** The fingerprint of the viewer. */
  readonly viewer: string;
  /** The number of the last public line that the viewer has. */
  readonly pub: number;
  /** The number of the last private line that the viewer has. */
  readonly own: number;
}

/** Return the parts of a cursor; null if the text is no cursor. */
export function parseCursor(text: string): Cursor | null {
  const match = /^([^.]*)\.(\d+)\.(\d+)$/.exec(text);
  if (!match) return null;
  return { viewer: match[1] ?? "", pub: Number(match[2]), own: Number(match[3]) };
}

/** Return a cursor from its parts. */
export function formatCursor(cursor: Cursor): string {
  return `${cursor.viewer}.${cursor.pub}.${cursor.own}`;
}

/**
 * Return the cursor after a live event. The numbers in a cursor never decrease, so an event that arrives twice changes
 * nothing.
 */
export function cursorAfter(text: string, pub: number, own?: number): string {
  const cursor = parseCursor(text);
  if (!cursor) return text;
  return formatCursor({
    viewer: cursor.viewer,
    pub: Math.max(cursor.pub, pub),
    own: Math.max(cursor.own, own ?? 0),
  });
}
