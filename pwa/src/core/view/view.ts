/**
 * All data that the phone has about a game: the slices of the view, and the lines of the chronicle with their cursor.
 * The functions in this module compute the next view from a view and a change.
 */

import { cursorAfter, parseCursor } from "./cursor";
import type { Delta, DeltaPart, Line, Opening } from "./wire";

/** The slices of any game, by key. */
export type AnySlices = Readonly<Record<string, unknown>>;

/** A viewer's view of a game. */
export interface View {
  /** The id of the game. */
  readonly game: string;
  /** The characters whose cards this phone holds. */
  readonly me: readonly string[];
  /** Whether the viewer is a steward. */
  readonly staff: boolean;
  /** The cursor after the newest line. */
  readonly cursor: string;
  /** The parts of the game's state that this viewer may see, by key. */
  readonly slices: AnySlices;
  /** The keys of the slices that only some viewers may see. */
  readonly private: readonly string[];
  /** The public lines, sorted by number. */
  readonly pub: readonly Line[];
  /** The private lines, sorted by their number for this viewer. */
  readonly own: readonly Line[];
  /** Whether the server may have older lines. */
  readonly more: boolean;
}

/** Return the number in a line's id, such as 17 for `p17` and 3 for `q3`. */
export const lineNumber = (line: Line): number => Number(line.c.slice(1));

const isPublic = (line: Line): boolean => line.c.startsWith("p");

/**
 * Return lines to which other lines were added. The result is sorted by number and has each line once. A new copy of a
 * line replaces the old copy.
 */
function mergeLines(knownLines: readonly Line[], newLines: readonly Line[]): readonly Line[] {
  if (!newLines.length) return knownLines;
  const byNumber = new Map(knownLines.map((line) => [lineNumber(line), line]));
  for (const line of newLines) byNumber.set(lineNumber(line), line);
  return [...byNumber.entries()].sort(([a], [b]) => a - b).map(([, line]) => line);
}

/** Return the view in the server's answer. The result does not depend on an earlier view. */
export function viewOf(opening: Opening): View {
  const { game, me, staff: isStaff, cursor, slices, private: privateKeys } = opening;
  const emptyView = { game, me, staff: isStaff, cursor, slices, private: privateKeys, pub: [], own: [], more: false };
  const view = withLines(emptyView, opening.entries ?? opening.tail ?? []);
  return { ...view, more: hasOlderLines(view) };
}

/**
 * Return the view after the stream was opened again. The result has all slices of the answer, and the missed lines if
 * the server sent them.
 */
export function resumeView(view: View | null, opening: Opening): View {
  if (!view || !opening.tail) return viewOf(opening);
  const resumedView = withLines({ ...view, me: opening.me, staff: opening.staff, cursor: opening.cursor }, opening.tail);
  return { ...resumedView, slices: opening.slices, private: opening.private };
}

/**
 * Return a view without the private slices and lines of its characters. Old versions saved views without the list of
 * private slices. Such a view keeps only the slice `game`.
 */
export function publicPart(view: View): View {
  const privateKeys = new Set(view.private ?? Object.keys(view.slices).filter((key) => key !== "game"));
  const publicSlices = Object.entries(view.slices).filter(([key]) => !privateKeys.has(key));
  return { ...view, me: [], staff: false, own: [], private: [], slices: Object.fromEntries(publicSlices) };
}

/** Return the view after a live event, and whether lines before the event are missing. */
export function withDelta(currentView: View, live: Delta): { readonly view: View; readonly hasGap: boolean } {
  const cursor = parseCursor(currentView.cursor);
  const slices = { ...currentView.slices };
  const privateKeys = new Set(currentView.private ?? []);
  let view: View = currentView;
  for (const share of [live.pub, live.own]) {
    if (!share) continue;
    applySlices(slices, share);
    for (const key of Object.keys(share.slices ?? {})) {
      if (share === live.own) privateKeys.add(key);
      else privateKeys.delete(key);
    }
    view = withLines(view, share.entries ?? []);
  }
  const hasGap =
    (cursor !== null && live.p > cursor.pub + countNewerLines(live.pub, cursor.pub)) ||
    (cursor !== null && live.q !== undefined && live.q > cursor.own + countNewerLines(live.own, cursor.own));
  return { view: { ...view, slices, private: [...privateKeys], cursor: cursorAfter(currentView.cursor, live.p, live.q) }, hasGap };
}

/**
 * Return the part of a view that the phone saves. The saved part contains the newest public lines and the newest
 * private lines.
 */
export function trimView(view: View, lineCount = 200): View {
  const trimmedView = { ...view, pub: view.pub.slice(-lineCount), own: view.own.slice(-lineCount) };
  return { ...trimmedView, more: view.more || hasOlderLines(trimmedView) };
}

/** Return a view to which the given lines were added, each once. */
export function withLines(view: View, lines: readonly Line[]): View {
  return {
    ...view,
    pub: mergeLines(view.pub, lines.filter(isPublic)),
    own: mergeLines(view.own, lines.filter((line) => !isPublic(line))),
  };
}

function applySlices(slices: Record<string, unknown>, share: DeltaPart): void {
  for (const [key, slice] of Object.entries(share.slices ?? {})) {
    if (slice === null) delete slices[key];
    else slices[key] = slice;
  }
}

/** Return how many lines of a change are newer than the line with the given number. */
function countNewerLines(viewPart: DeltaPart | undefined, lastNumber: number): number {
  return (viewPart?.entries ?? []).filter((line) => lineNumber(line) > lastNumber).length;
}

function hasOlderLines(view: Pick<View, "cursor" | "pub" | "own">): boolean {
  const cursor = parseCursor(view.cursor);
  if (!cursor) return false;
  const [pub] = view.pub;
  const [ownLine] = view.own;
  return (pub ? lineNumber(pub) > 1 : cursor.pub > 0) || (ownLine ? lineNumber(ownLine) > 1 : cursor.own > 0);
}
