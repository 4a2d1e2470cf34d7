/** The hooks for the wall. The hooks return the great event to show now, and whether a new period is announced. */

import { useEffect, useState } from "preact/hooks";
import type { Line } from "../../core/view/wire";
import { GREAT_EVENT_MS, NO_EVENTS, queueAfterLines, queueAfterEvent } from "./director";
import type { EventWeights } from "./director";

/** The time for which a new period fills the wall (milliseconds). */
export const PERIOD_SPLASH_MS = 6_000;

/** Return the great event that is shown large now. Events from before the wall was opened are not shown. */
export function useGreatEvent(lines: readonly Line[], weights: EventWeights): Line | undefined {
  const [eventQueue, setEventQueue] = useState(NO_EVENTS);
  useEffect(() => setEventQueue((previousQueue) => queueAfterLines(previousQueue, lines, weights)), [lines, weights]);
  const [firstEvent] = eventQueue.queue;
  useEffect(() => {
    if (!firstEvent) return undefined;
    const timer = setTimeout(() => setEventQueue(queueAfterEvent), GREAT_EVENT_MS);
    return () => clearTimeout(timer);
  }, [firstEvent?.id]);
  return firstEvent;
}

/** Return whether this period began a moment ago, while the wall was open. */
export function useHasPeriodJustBegun(period: number): boolean {
  const [shownPeriod, setShownPeriod] = useState({ period, splash: false });
  if (shownPeriod.period !== period) setShownPeriod({ period, splash: true });
  useEffect(() => {
    if (!shownPeriod.splash) return undefined;
    const timer = setTimeout(() => setShownPeriod((latestPeriod) => ({ ...latestPeriod, splash: false })), PERIOD_SPLASH_MS);
    return () => clearTimeout(timer);
  }, [shownPeriod]);
  return shownPeriod.splash;
}
