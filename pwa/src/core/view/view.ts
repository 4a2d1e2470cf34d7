/**
 * What this phone knows of a game, as a value: slices of the view, and the lines of the chronicle
 * with the cursor that belongs to them. Functions from a view and a delta to the next view.
 */

import { advanced, parseCursor } from "./cursor";
import type { Delta, DeltaPart, Line, Opening } from "./wire";

/** Slices by key, whatever a game says in them. */
export type AnySlices = Readonly<Record<string, unknown>>;

export interface View {
  readonly game: string;
  readonly me: readonly string[];
  readonly staff: boolean;
  readonly cursor: string;
  readonly slices: AnySlices;
  /** Slices that not everybody sees, by key. */
  readonly private: readonly string[];
  /** Lines that everybody has, by their number. */
  readonly pub: readonly Line[];
  /** Lines that few have, by their number for this viewer. */
  readonly own: readonly Line[];
  /** Whether older lines may be asked for. */
  readonly more: boolean;
}

/** The number in `p17` or `q3`. */
export const lineNumber = (line: Line): number => Number(line.c.slice(1));

const isPublic = (line: Line): boolean => line.c.startsWith("p");

/** Lines with others added: by number, each once, the newer copy winning. */
function merged(held: readonly Line[], added: readonly Line[]): readonly Line[] {
  if (!added.length) return held;
  const byNumber = new Map(held.map((line) => [lineNumber(line), line]));
  for (const line of added) byNumber.set(lineNumber(line), line);
  return [...byNumber.entries()].sort(([a], [b]) => a - b).map(([, line]) => line);
}

/** A view that starts from nothing but the server's answer. */
export function viewOf(doc: Opening): View {
  const { game, me, staff, cursor, slices, private: hidden } = doc;
  const empty = { game, me, staff, cursor, slices, private: hidden, pub: [], own: [], more: false };
  const view = withLines(empty, doc.entries ?? doc.tail ?? []);
  return { ...view, more: hasOlder(view) };
}

/** A view after the stream came back: all slices anew, and the lines missed, if they were sent. */
export function resumed(held: View | null, doc: Opening): View {
  if (!held || !doc.tail) return viewOf(doc);
  const next = withLines({ ...held, me: doc.me, staff: doc.staff, cursor: doc.cursor }, doc.tail);
  return { ...next, slices: doc.slices, private: doc.private };
}

/**
 * A view without what it showed to the holder of a card alone. One that was kept before the server
 * said what is private keeps nothing but the game itself.
 */
export function publicPart(held: View): View {
  const hidden = new Set(held.private ?? Object.keys(held.slices).filter((key) => key !== "game"));
  const shown = Object.entries(held.slices).filter(([key]) => !hidden.has(key));
  return { ...held, me: [], staff: false, own: [], private: [], slices: Object.fromEntries(shown) };
}

/** A view after one live event, and whether lines in between are missing. */
export function withDelta(held: View, live: Delta): { readonly view: View; readonly gap: boolean } {
  const at = parseCursor(held.cursor);
  const slices = { ...held.slices };
  const hidden = new Set(held.private ?? []);
  let view: View = held;
  for (const share of [live.pub, live.own]) {
    if (!share) continue;
    apply(slices, share);
    for (const key of Object.keys(share.slices ?? {})) {
      if (share === live.own) hidden.add(key);
      else hidden.delete(key);
    }
    view = withLines(view, share.entries ?? []);
  }
  const gap =
    (at !== null && live.p > at.pub + fresher(live.pub, at.pub)) ||
    (at !== null && live.q !== undefined && live.q > at.own + fresher(live.own, at.own));
  return { view: { ...view, slices, private: [...hidden], cursor: advanced(held.cursor, live.p, live.q) }, gap };
}

/** As much of a view as is worth keeping on the phone. */
export function trimmed(view: View, lines = 200): View {
  const next = { ...view, pub: view.pub.slice(-lines), own: view.own.slice(-lines) };
  return { ...next, more: view.more || hasOlder(next) };
}

/** A view with these lines, each once. */
export function withLines(view: View, lines: readonly Line[]): View {
  return {
    ...view,
    pub: merged(view.pub, lines.filter(isPublic)),
    own: merged(view.own, lines.filter((line) => !isPublic(line))),
  };
}

function apply(slices: Record<string, unknown>, share: DeltaPart): void {
  for (const [key, doc] of Object.entries(share.slices ?? {})) {
    if (doc === null) delete slices[key];
    else slices[key] = doc;
  }
}

function fresher(share: DeltaPart | undefined, than: number): number {
  return (share?.entries ?? []).filter((line) => lineNumber(line) > than).length;
}

function hasOlder(view: Pick<View, "cursor" | "pub" | "own">): boolean {
  const at = parseCursor(view.cursor);
  if (!at) return false;
  const [pub] = view.pub;
  const [own] = view.own;
  return (pub ? lineNumber(pub) > 1 : at.pub > 0) || (own ? lineNumber(own) > 1 : at.own > 0);
}
