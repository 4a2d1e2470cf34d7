/** The chronicle: its lines in order, and which of them somebody wants to read. */

import { computed } from "@preact/signals-core";
import type { ReadonlySignal } from "@preact/signals-core";
import { heardApart } from "./apart";
import { lineNumber } from "./view";
import type { View } from "./view";
import type { Line } from "./wire";

interface Told {
  readonly view: ReadonlySignal<View | null>;
}

const kept = new WeakMap<Told, ReadonlySignal<readonly Line[]>>();

/** The chronicle of an open game in order; other slices of the view are no reason to make it anew. */
export function linesOf(game: Told): readonly Line[] {
  const lines = kept.get(game) ?? linesIn(heardApart(() => game.view.value));
  kept.set(game, lines);
  return lines.value;
}

const linesIn = (view: View): ReadonlySignal<readonly Line[]> => computed(() => (view.pub ? chronicle(view) : []));

interface LineFilter {
  /** Only lines that touch these people; everybody when empty. */
  readonly who: readonly string[];
  /** Only lines of this kind; all when empty. */
  readonly key: string;
}

/** Whether a line mentions a person: as doer, in its legs or its moves, or in its words and those of what it took back. */
export function mentions({ by, legs, moved, args }: Line, id: string): boolean {
  const touched = [by?.as, by?.recorder, ...legs.flatMap(({ from, to }) => [from, to]), ...moved.map(({ piece }) => piece)];
  return touched.includes(id) || JSON.stringify(args ?? {}).includes(`"who:${id}"`);
}

/** The lines a filter lets through, newest first. */
export function wanted(lines: readonly Line[], filter: LineFilter): readonly Line[] {
  return lines
    .filter((line) => !filter.key || line.key === filter.key)
    .filter((line) => !filter.who.length || filter.who.some((id) => mentions(line, id)))
    .reverse();
}

/** The chronicle of all that was told, public and private mixed. */
export function inOrder(told: readonly Line[]): readonly Line[] {
  const isPublic = ({ c }: Line): boolean => c.startsWith("p");
  return chronicle({ pub: told.filter(isPublic), own: told.filter((one) => !isPublic(one)) });
}

/** The chronicle in order: private lines between public ones, supplements merged into their line. */
export function chronicle(view: Pick<View, "pub" | "own">): readonly Line[] {
  const extra = new Map<string, Line[]>();
  const between = new Map<number, Line[]>();
  for (const line of view.own) {
    if (line.on) put(extra, line.on, line);
    else put(between, line.after ?? 0, line);
  }
  const lines: Line[] = [];
  const waiting = [...between.keys()].sort((a, b) => a - b);
  for (const line of view.pub) {
    while (waiting.length && (waiting[0] ?? 0) < lineNumber(line)) {
      lines.push(...(between.get(waiting.shift() ?? 0) ?? []));
    }
    lines.push((extra.get(line.c) ?? []).reduce(supplemented, line));
  }
  return takenBack([...lines, ...waiting.flatMap((after) => between.get(after) ?? [])]);
}

/** A line learns from a later one that it was taken back: it is not sent again for that. */
function takenBack(lines: readonly Line[]): readonly Line[] {
  const gone = new Set(lines.filter((line) => line.key === "entry-reversed").map((line) => line.about));
  return lines.map((line) => (gone.has(line.id) ? { ...line, reversed: true } : line));
}

function supplemented(line: Line, more: Line): Line {
  const words = line.words || !more.words ? line : more;
  return {
    ...line,
    key: words.key,
    words: words.words,
    args: { ...line.args, ...more.args },
    legs: distinct([...line.legs, ...more.legs]),
    warned: distinct([...line.warned, ...more.warned]),
    ...(more.n === undefined ? {} : { n: more.n }),
  };
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function put<K>(map: Map<K, Line[]>, key: K, line: Line): void {
  const held = map.get(key);
  if (held) held.push(line);
  else map.set(key, [line]);
}
