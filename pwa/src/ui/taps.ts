/**
 * The protection against unintended taps. Unintended taps are the second tap of a double tap, and a tap on a target
 * that has just moved.
 */

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

/** The time during which taps are ignored after a decision, and after a list has moved (milliseconds). */
const IGNORED_MS = 600;

/** Whether taps are ignored now. */
export const tapsIgnored = signal(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ignore taps for a short time. */
export function ignoreTaps(): void {
  tapsIgnored.value = true;
  clearTimeout(timer);
  timer = setTimeout(() => (tapsIgnored.value = false), IGNORED_MS);
}

/** Run a decision unless taps are ignored. If they are ignored, return undefined. */
export function runUnlessIgnored<T>(run: () => Promise<T>): Promise<T> | undefined {
  if (tapsIgnored.peek()) return undefined;
  ignoreTaps();
  return run();
}

/** Ignore taps for a short time whenever a list changes. `ids` contains the ids of the list's items in order. */
export function useIgnoreTapsOnChange(ids: string): void {
  const before = useRef(ids);
  useLayoutEffect(() => {
    if (before.current !== ids) ignoreTaps();
    before.current = ids;
  }, [ids]);
}
