/**
 * The protection against unintended taps. Unintended taps are the second tap of a double tap, and a tap on a target
 * that has just moved.
 */

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

/** The time during which taps are ignored after a decision, and after a list has moved (milliseconds). */
const TAPS_IGNORED_MS = 600;

/** Whether taps are ignored now. */
export const areTapsIgnored = signal(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ignore taps for a short time. */
export function ignoreTaps(): void {
  areTapsIgnored.value = true;
  clearTimeout(timer);
  timer = setTimeout(() => (areTapsIgnored.value = false), TAPS_IGNORED_MS);
}

/** Run a decision unless taps are ignored. If they are ignored, return undefined. */
export function runUnlessTapsIgnored<T>(runAct: () => Promise<T>): Promise<T> | undefined {
  if (areTapsIgnored.peek()) return undefined;
  ignoreTaps();
  return runAct();
}

/** Ignore taps for a short time whenever a list changes. `ids` contains the ids of the list's items in order. */
export function useIgnoreTapsAfterListChange(ids: string): void {
  const previousObject = useRef(ids);
  useLayoutEffect(() => {
    if (previousObject.current !== ids) ignoreTaps();
    previousObject.current = ids;
  }, [ids]);
}
