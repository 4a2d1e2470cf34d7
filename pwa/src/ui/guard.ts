/**
 * Keeps a tap from deciding what it was not meant for: the second tap of a double tap, or one whose
 * target has moved away under the finger.
 */

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

/** So long after a decision, and after a list has moved, a tap decides nothing (milliseconds). */
const GUARD = 600;

/** Whether taps decide nothing just now. */
export const guarded = signal(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on taps decide nothing for a moment. */
export function guard(): void {
  guarded.value = true;
  clearTimeout(timer);
  timer = setTimeout(() => (guarded.value = false), GUARD);
}

/** Let a tap decide something, unless it comes too soon. */
export function decide<T>(run: () => Promise<T>): Promise<T> | undefined {
  if (guarded.peek()) return undefined;
  guard();
  return run();
}

/** Guard the buttons of a list whenever what stands in it has changed. `ids` names what stands there, in order. */
export function useGuardedList(ids: string): void {
  const before = useRef(ids);
  useLayoutEffect(() => {
    if (before.current !== ids) guard();
    before.current = ids;
  }, [ids]);
}
