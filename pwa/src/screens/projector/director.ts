/** Chooses the lines that the wall shows. Great events are shown large. Walks and notices are left out. */

import type { Line } from "../../core/view/wire";

/** A ruleset's ranking of its entries, given as keys of their messages. */
export interface EventWeights {
  /** The events that the wall shows large. */
  readonly great: readonly string[];
  /** Everyday events that the wall leaves out, such as walks. */
  readonly passing: readonly string[];
}

/** The time for which a great event is shown large (milliseconds). */
export const GREAT_EVENT_MS = 10_000;
/** The maximum number of great events that wait. If more events come, the oldest are shown only among the lines. */
export const MAX_WAITING_EVENTS = 3;

/** The notices of the ledger that do not interest the people in the room. */
const HIDDEN_NOTICE_KEYS = new Set(["seed-revealed", "dice-set", "card-claimed", "card-moved", "card-reissued", "switch-set", "introduced", "window-joined", "ready-told", "duty-owed", "duty-discharged", "closing-announced", "closing-confirmed", "closing-cancelled"]);

/**
 * Return whether to show a line. Passing events are left out. If a ruling decided a passing event, the event is shown,
 * because the room should know all rulings.
 */
const isWorthShowing = ({ key, reversed: isReversed, ruling }: Line, weights: EventWeights): boolean =>
  !isReversed && (ruling !== null || (!HIDDEN_NOTICE_KEYS.has(key) && !weights.passing.includes(key)));

/** Return at most `limit` lines that are worth showing, the newest first. */
export const linesToShow = (lines: readonly Line[], weights: EventWeights, limit: number): readonly Line[] => lines.filter((line) => isWorthShowing(line, weights)).slice(-limit).reverse();

/** The state of the wall's large events. */
export interface EventQueue {
  /** The id of the newest line so far; "" at the start. */
  readonly lastSeen: string;
  /** The great events. The first event is shown large, and the others wait. */
  readonly queue: readonly Line[];
}

export const NO_EVENTS: EventQueue = { lastSeen: "", queue: [] };

/**
 * Return the state after the given lines have arrived. New great events join the queue, and events that were undone
 * leave it.
 */
export function queueAfterLines({ lastSeen: lastSeenId, queue }: EventQueue, lines: readonly Line[], weights: EventWeights): EventQueue {
  const lastId = lines.at(-1)?.id ?? "";
  const newLines = lastSeenId ? lines.slice(lines.findIndex(({ id }) => id === lastSeenId) + 1) : [];
  const reversedIds = new Set(lines.filter(({ reversed: isReversed }) => isReversed).map(({ id }) => id));
  const greatLines = newLines.filter((line) => weights.great.includes(line.key) && !line.reversed);
  const waitingLines = [...queue.filter(({ id }) => !reversedIds.has(id)), ...greatLines];
  const [shownEvent, ...waitingEvents] = waitingLines;
  const queueRest = queue.length && shownEvent ? [shownEvent, ...waitingEvents.slice(-MAX_WAITING_EVENTS)] : waitingLines.slice(-MAX_WAITING_EVENTS - 1);
  return { lastSeen: lastId || lastSeenId, queue: queueRest };
}

/** Return the state after the first event in the queue was shown long enough. */
export const queueAfterEvent = ({ lastSeen: lastSeenId, queue }: EventQueue): EventQueue => ({ lastSeen: lastSeenId, queue: queue.slice(1) });
