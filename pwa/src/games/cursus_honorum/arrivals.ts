/** Finds the items that arrived while the component was shown, so that the screen can animate their arrival. */

import { useRef } from "preact/hooks";

/** Return the keys that were missing when the component was first rendered. */
export function useArrivals(keys: readonly string[]): ReadonlySet<string> {
  const lastIds = useRef<ReadonlySet<string> | null>(null);
  lastIds.current ??= new Set(keys);
  const previousIds = lastIds.current;
  return new Set(keys.filter((key) => !previousIds.has(key)));
}
