/** Finds the items that arrived while the component was shown, so that the screen can animate their arrival. */

import { useRef } from "preact/hooks";

/** Return the keys that were missing when the component was first rendered. */
export function useArrivals(keys: readonly string[]): ReadonlySet<string> {
  const known = useRef<ReadonlySet<string> | null>(null);
  known.current ??= new Set(keys);
  const before = known.current;
  return new Set(keys.filter((key) => !before.has(key)));
}
