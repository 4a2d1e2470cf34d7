/**
 * The chronicle before the oldest line that is held. This module is loaded when the reader first asks for older
 * lines.
 */

import { formatCursor, parseCursor } from "./cursor";
import { lineNumber, withLines } from "./view";
import type { View } from "./view";
import type { Line } from "./wire";

/** Return a view with an older page of the chronicle added. */
export function withOlder(held: View, lines: readonly Line[], more: boolean): View {
  return { ...withLines(held, lines), more: more && lines.length > 0 };
}

/** Return the cursor for requesting the page before the oldest lines that are held. */
export function cursorOfOlder(view: View): string {
  const [pub] = view.pub;
  const [own] = view.own;
  return cursorBefore(view.cursor, { pub: pub && lineNumber(pub), own: own && lineNumber(own) });
}

/** Return the cursor right before these oldest lines. Without an oldest line the count stays the same. */
export function cursorBefore(text: string, oldest: { pub?: number | undefined; own?: number | undefined }): string {
  const cursor = parseCursor(text);
  if (!cursor) return text;
  return formatCursor({
    viewer: cursor.viewer,
    pub: oldest.pub === undefined ? cursor.pub : oldest.pub - 1,
    own: oldest.own === undefined ? cursor.own : oldest.own - 1,
  });
}
