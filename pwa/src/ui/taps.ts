/**
 * Keeps a tap from deciding what it was not meant for: the second tap of a double tap, or one whose
 * target has moved away under the finger.
 */

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

/** So long after a decision, and after a list has moved, a tap decides nothing (milliseconds). */
const PAUSE = 600;

/** Whether taps decide nothing just now. */
export const tapsIgnored = signal(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on taps decide nothing for a moment. */
export function ignoreTaps(): void {
  tapsIgnored.value = true;
  clearTimeout(timer);
  timer = setTimeout(() => (tapsIgnored.value = false), PAUSE);
}

/** Let a tap decide something, unless it comes too soon. */
export function decide<T>(run: () => Promise<T>): Promise<T> | undefined {
  if (tapsIgnored.peek()) return undefined;
  ignoreTaps();
  return run();
}

/** Ignore taps for a moment whenever what stands in a list has changed. `ids` names what stands there, in order. */
export function useSteadyList(ids: string): void {
  const before = useRef(ids);
  useLayoutEffect(() => {
    if (before.current !== ids) ignoreTaps();
    before.current = ids;
  }, [ids]);
}
