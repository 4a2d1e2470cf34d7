/** Chooses the lines for the wall: it shows great events large, and leaves out walks and notices. */

import type { Line } from "../../core/view/wire";

/** A ruleset's ranking of its entries, as keys of their messages. */
export interface Weights {
  /** Events that are shown large. */
  readonly great: readonly string[];
  /** Everyday events, such as walks, that are left out. */
  readonly passing: readonly string[];
}

/** Time for which a great event is shown large, in milliseconds. */
export const GREAT_EVENT_MS = 10_000;
/** Number of great events that wait. If more come, the oldest appear only among the lines. */
export const MOST_WAITING_EVENTS = 3;

/** Notices of the ledger that do not interest the room. */
const NOTICE_KEYS = new Set(["seed-revealed", "dice-set", "card-claimed", "card-moved", "card-reissued", "switch-set", "introduced", "window-joined", "ready-told", "duty-owed", "duty-discharged"]);

/**
 * Return whether to show a line. Passing events are left out, unless a ruling decided them: the room should know
 * rulings.
 */
const isWorthShowing = ({ key, reversed, ruling }: Line, weights: Weights): boolean =>
  !reversed && (ruling !== null || (!NOTICE_KEYS.has(key) && !weights.passing.includes(key)));

/** Return at most `most` lines worth showing, newest first. */
export const linesToShow = (lines: readonly Line[], weights: Weights, most: number): readonly Line[] => lines.filter((line) => isWorthShowing(line, weights)).slice(-most).reverse();

/** The state of the wall's large events. */
export interface Direction {
  /** Id of the newest line so far; "" at the start. */
  readonly seen: string;
  /** Great events: the first one is shown large, the others wait. */
  readonly queue: readonly Line[];
}

export const NO_EVENTS: Direction = { seen: "", queue: [] };

/** Return the state after these lines have arrived: new great events join the queue, and undone ones leave it. */
export function directionAfterLines({ seen, queue }: Direction, lines: readonly Line[], weights: Weights): Direction {
  const last = lines.at(-1)?.id ?? "";
  const since = seen ? lines.slice(lines.findIndex(({ id }) => id === seen) + 1) : [];
  const gone = new Set(lines.filter(({ reversed }) => reversed).map(({ id }) => id));
  const great = since.filter((line) => weights.great.includes(line.key) && !line.reversed);
  const waiting = [...queue.filter(({ id }) => !gone.has(id)), ...great];
  const [now, ...later] = waiting;
  const kept = queue.length && now ? [now, ...later.slice(-MOST_WAITING_EVENTS)] : waiting.slice(-MOST_WAITING_EVENTS - 1);
  return { seen: last || seen, queue: kept };
}

/** Return the state after the first event was shown long enough. */
export const directionAfterEvent = ({ seen, queue }: Direction): Direction => ({ seen, queue: queue.slice(1) });
