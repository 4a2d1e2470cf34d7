/** The chronicle before the oldest lines held: fetched with the first wish for it. */

import { formatCursor, parseCursor } from "./cursor";
import { lineNumber, withLines } from "./view";
import type { View } from "./view";
import type { Line } from "./wire";

/** A view with an older page of the chronicle in front. */
export function withOlder(held: View, lines: readonly Line[], more: boolean): View {
  return { ...withLines(held, lines), more: more && lines.length > 0 };
}

/** The cursor to ask with for the page before the oldest lines held. */
export function olderThan(view: View): string {
  const [pub] = view.pub;
  const [own] = view.own;
  return before(view.cursor, { pub: pub && lineNumber(pub), own: own && lineNumber(own) });
}

/** The cursor that stood just before the oldest lines held, to ask for the page before them. */
export function before(text: string, oldest: { pub?: number | undefined; own?: number | undefined }): string {
  const cursor = parseCursor(text);
  if (!cursor) return text;
  return formatCursor({
    viewer: cursor.viewer,
    pub: oldest.pub === undefined ? cursor.pub : oldest.pub - 1,
    own: oldest.own === undefined ? cursor.own : oldest.own - 1,
  });
}
