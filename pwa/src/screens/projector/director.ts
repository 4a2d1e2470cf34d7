/** What the wall tells of all that happens: it ranks entries, holds the great ones, and leaves walks and notices out. */

import type { Line } from "../../core/view/wire";

/** What a ruleset declares of its entries, by the names of their messages. */
export interface Weights {
  readonly great: readonly string[];
  readonly passing: readonly string[];
}

/** A great thing is held so long, in milliseconds. */
export const HOLD = 10_000;
/** So many great things wait at most: of more the oldest are told among the lines only. */
export const WAITING = 3;

/** Notices of the ledger itself that nobody in a room waits for. */
const NOTICES = new Set(["seed-revealed", "dice-set", "card-claimed", "card-moved", "card-reissued", "switch-set", "introduced", "window-joined", "ready-told", "duty-owed", "duty-discharged"]);

/** A walk that stands by a ruling is told: the room should know. */
const isTold = ({ key, reversed, ruling }: Line, weights: Weights): boolean =>
  !reversed && (ruling !== null || (!NOTICES.has(key) && !weights.passing.includes(key)));

/** The lines worth telling, the newest first, so many at most. */
export const toldLines = (lines: readonly Line[], weights: Weights, most: number): readonly Line[] => lines.filter((line) => isTold(line, weights)).slice(-most).reverse();

/** What the wall holds large: the first of `queue`; `seen` are all lines that were there before. */
export interface Direction {
  readonly seen: string;
  readonly queue: readonly Line[];
}

export const NOTHING: Direction = { seen: "", queue: [] };

/** What follows when these lines are there: great ones that came since wait in line, taken-back ones no longer. */
export function directed({ seen, queue }: Direction, lines: readonly Line[], weights: Weights): Direction {
  const last = lines.at(-1)?.id ?? "";
  const since = seen ? lines.slice(lines.findIndex(({ id }) => id === seen) + 1) : [];
  const gone = new Set(lines.filter(({ reversed }) => reversed).map(({ id }) => id));
  const great = since.filter((line) => weights.great.includes(line.key) && !line.reversed);
  const waiting = [...queue.filter(({ id }) => !gone.has(id)), ...great];
  const [now, ...later] = waiting;
  const kept = queue.length && now ? [now, ...later.slice(-WAITING)] : waiting.slice(-WAITING - 1);
  return { seen: last || seen, queue: kept };
}

/** What follows when the first one was held long enough. */
export const moved = ({ seen, queue }: Direction): Direction => ({ seen, queue: queue.slice(1) });
