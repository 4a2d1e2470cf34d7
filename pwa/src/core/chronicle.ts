/** Which lines of the chronicle somebody wants to read. */

import type { Line } from "./wire";

interface LineFilter {
  /** Only lines that touch these people; everybody when empty. */
  readonly who: readonly string[];
  /** Only lines of this kind; all when empty. */
  readonly key: string;
}

/** Whether a line mentions a person: as doer, in its words, its legs or its moves. */
export function mentions(line: Line, id: string): boolean {
  if (line.by?.as === id || line.by?.recorder === id) return true;
  if (line.legs.some((leg) => leg.from === id || leg.to === id)) return true;
  if (line.moved.some((move) => move.piece === id)) return true;
  return Object.values(line.args ?? {})
    .flat()
    .includes(`who:${id}`);
}

/** The lines a filter lets through, newest first. */
export function wanted(lines: readonly Line[], filter: LineFilter): readonly Line[] {
  return lines
    .filter((line) => !filter.key || line.key === filter.key)
    .filter((line) => !filter.who.length || filter.who.some((id) => mentions(line, id)))
    .reverse();
}
