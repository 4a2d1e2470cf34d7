/** The hooks for the wall. The hooks return the great event to show now, and whether a new period is announced. */

import { useEffect, useState } from "preact/hooks";
import type { Line } from "../../core/view/wire";
import { GREAT_EVENT_MS, NO_EVENTS, queueAfterLines, queueAfterEvent } from "./director";
import type { EventWeights } from "./director";

/** The time for which a new period fills the wall (milliseconds). */
export const PERIOD_SPLASH_MS = 6_000;

/** Return the great event that is shown large now. Events from before the wall was opened are not shown. */
export function useGreatEvent(lines: readonly Line[], weights: EventWeights): Line | undefined {
  const [direction, direct] = useState(NO_EVENTS);
  useEffect(() => direct((previousQueue) => queueAfterLines(previousQueue, lines, weights)), [lines, weights]);
  const [first] = direction.queue;
  useEffect(() => {
    if (!first) return undefined;
    const timer = setTimeout(() => direct(queueAfterEvent), GREAT_EVENT_MS);
    return () => clearTimeout(timer);
  }, [first?.id]);
  return first;
}

/** Return whether this period began a moment ago, while the wall was open. */
export function useHasPeriodJustBegun(period: number): boolean {
  const [current, show] = useState({ period, splash: false });
  if (current.period !== period) show({ period, splash: true });
  useEffect(() => {
    if (!current.splash) return undefined;
    const timer = setTimeout(() => show((now) => ({ ...now, splash: false })), PERIOD_SPLASH_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return current.splash;
}
