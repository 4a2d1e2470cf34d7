/** The hands of the director: which great thing is held now, and whether a season has just begun. */

import { useEffect, useState } from "preact/hooks";
import type { Line } from "../../core/view/wire";
import { HOLD, NOTHING, directed, moved } from "./director";
import type { Weights } from "./director";

/** A new season fills the wall so long, in milliseconds. */
export const SPLASH = 6_000;

/** The great thing that is held now. What was there before one looked is not told anew. */
export function useHeld(lines: readonly Line[], weights: Weights): Line | undefined {
  const [direction, direct] = useState(NOTHING);
  useEffect(() => direct((before) => directed(before, lines, weights)), [lines, weights]);
  const [first] = direction.queue;
  useEffect(() => {
    if (!first) return undefined;
    const timer = setTimeout(() => direct(moved), HOLD);
    return () => clearTimeout(timer);
  }, [first?.id]);
  return first;
}

/** Whether this period has just begun, while one looked. */
export function useSplash(period: number): boolean {
  const [shown, show] = useState({ period, splash: false });
  if (shown.period !== period) show({ period, splash: true });
  useEffect(() => {
    if (!shown.splash) return undefined;
    const timer = setTimeout(() => show((now) => ({ ...now, splash: false })), SPLASH);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown.splash;
}
