/** Protection against unintended taps: the second tap of a double tap, and a tap whose target has moved. */

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Time without effect after a decision and after a list has moved (milliseconds). */
const IGNORED_MS = 600;

/** Whether taps have no effect just now. */
export const tapsIgnored = signal(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ignore taps for a moment. */
export function ignoreTaps(): void {
  tapsIgnored.value = true;
  clearTimeout(timer);
  timer = setTimeout(() => (tapsIgnored.value = false), IGNORED_MS);
}

/** Run a decision, unless taps are ignored; undefined then. */
export function runUnlessIgnored<T>(run: () => Promise<T>): Promise<T> | undefined {
  if (tapsIgnored.peek()) return undefined;
  ignoreTaps();
  return run();
}

/** Ignore taps for a moment whenever a list changes. `ids` lists its items in order. */
export function useSteadyList(ids: string): void {
  const before = useRef(ids);
  useLayoutEffect(() => {
    if (before.current !== ids) ignoreTaps();
    before.current = ids;
  }, [ids]);
}
