/**
 * The chronicle before the oldest line on the phone. This module is loaded when the reader first asks for older lines.
 */

import { formatCursor, parseCursor } from "./cursor";
import { lineNumber, withLines } from "./view";
import type { View } from "./view";
import type { Line } from "./wire";

/** Return a view to which an older page of the chronicle was added. */
export function withOlderLines(view: View, lines: readonly Line[], hasMore: boolean): View {
  return { ...withLines(view, lines), more: hasMore && lines.length > 0 };
}

/** Return the cursor with which the phone requests the page before its oldest lines. */
export function cursorForOlderLines(view: View): string {
  const [pub] = view.pub;
  const [ownLine] = view.own;
  return cursorBeforeLines(view.cursor, { pub: pub && lineNumber(pub), own: ownLine && lineNumber(ownLine) });
}

/**
 * Return the cursor right before the given oldest lines. If an oldest line is missing, its number in the cursor stays
 * the same.
 */
export function cursorBeforeLines(text: string, oldest: { pub?: number | undefined; own?: number | undefined }): string {
  const cursor = parseCursor(text);
  if (!cursor) return text;
  return formatCursor({
    viewer: cursor.viewer,
    pub: oldest.pub === undefined ? cursor.pub : oldest.pub - 1,
    own: oldest.own === undefined ? cursor.own : oldest.own - 1,
  });
}
