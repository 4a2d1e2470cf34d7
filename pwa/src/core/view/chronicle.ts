/** The chronicle of a game: its lines in order, and a filter for these lines. */

import { computed } from "@preact/signals-core";
import type { ReadonlySignal } from "@preact/signals-core";
import { viewWithSliceSignals } from "./slicesignals";
import { lineNumber } from "./view";
import type { View } from "./view";
import type { Line } from "./wire";

/** A game with a chronicle that a screen reads. */
interface ChronicleGame {
  readonly view: ReadonlySignal<View | null>;
}

const linesByGame = new WeakMap<ChronicleGame, ReadonlySignal<readonly Line[]>>();

/** Return the chronicle of an open game in order. The chronicle is computed again only when its lines change. */
export function linesOf(game: ChronicleGame): readonly Line[] {
  const lines = linesByGame.get(game) ?? linesIn(viewWithSliceSignals(() => game.view.value));
  linesByGame.set(game, lines);
  return lines.value;
}

const linesIn = (view: View): ReadonlySignal<readonly Line[]> => computed(() => (view.pub ? chronicle(view) : []));

interface LineFilter {
  /** The characters that a line must mention. If the list is empty, every line fits. */
  readonly characters: readonly string[];
  /** The kind that a line must have. If the kind is empty, every line fits. */
  readonly key: string;
}

/**
 * Return whether a line mentions a character. A line mentions a character if the character is its actor or recorder, or
 * is named in its transfers, its moves or its sentence.
 */
export function mentionsCharacter({ by: author, legs, moved: moves, args }: Line, character: string): boolean {
  const names = [author?.as, author?.recorder, ...legs.flatMap(({ from: sender, to }) => [sender, to]), ...moves.map(({ piece }) => piece)];
  return names.includes(character) || JSON.stringify(args ?? {}).includes(`"who:${character}"`);
}

/** Return the lines that fit the filter, newest first. */
export function filterLines(lines: readonly Line[], filter: LineFilter): readonly Line[] {
  return lines
    .filter((line) => !filter.key || line.key === filter.key)
    .filter((line) => !filter.characters.length || filter.characters.some((character) => mentionsCharacter(line, character)))
    .reverse();
}

/** Return public and private lines as one chronicle. */
export function chronicleFromLines(lines: readonly Line[]): readonly Line[] {
  const isPublic = ({ c }: Line): boolean => c.startsWith("p");
  return chronicle({ pub: lines.filter(isPublic), own: lines.filter((line) => !isPublic(line)) });
}

/**
 * Return the chronicle in order. Each private line is placed among the public lines, and a supplement is merged into
 * the line to which it belongs.
 */
export function chronicle(view: Pick<View, "pub" | "own">): readonly Line[] {
  const linesById = new Map<string, Line[]>();
  const linesByNumber = new Map<number, Line[]>();
  for (const line of view.own) {
    if (line.on) appendLine(linesById, line.on, line);
    else appendLine(linesByNumber, line.after ?? 0, line);
  }
  const lines: Line[] = [];
  const lineNumbers = [...linesByNumber.keys()].sort((a, b) => a - b);
  for (const line of view.pub) {
    while (lineNumbers.length && (lineNumbers[0] ?? 0) < lineNumber(line)) {
      lines.push(...(linesByNumber.get(lineNumbers.shift() ?? 0) ?? []));
    }
    lines.push((linesById.get(line.c) ?? []).reduce(mergeSupplement, line));
  }
  return markReversed([...lines, ...lineNumbers.flatMap((lineNumber) => linesByNumber.get(lineNumber) ?? [])]);
}

/** Mark the lines that a later line reverses. After a reversal the server does not send the reversed lines again. */
function markReversed(lines: readonly Line[]): readonly Line[] {
  const reversedIds = new Set(lines.filter((line) => line.key === "entry-reversed").map((line) => line.about));
  return lines.map((line) => (reversedIds.has(line.id) ? { ...line, reversed: true } : line));
}

function mergeSupplement(line: Line, supplement: Line): Line {
  const words = line.words || !supplement.words ? line : supplement;
  return {
    ...line,
    key: words.key,
    words: words.words,
    args: { ...line.args, ...supplement.args },
    legs: withoutDuplicates([...line.legs, ...supplement.legs]),
    warned: withoutDuplicates([...line.warned, ...supplement.warned]),
    ...(supplement.n === undefined ? {} : { n: supplement.n }),
  };
}

function withoutDuplicates<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function appendLine<K>(map: Map<K, Line[]>, key: K, line: Line): void {
  const lines = map.get(key);
  if (lines) lines.push(line);
  else map.set(key, [line]);
}
