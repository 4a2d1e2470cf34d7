/** Tells which items arrived while the component was shown, so that their arrival can be animated. */

import { useRef } from "preact/hooks";

/** Return the keys that were missing at the first render. */
export function useArrivals(keys: readonly string[]): ReadonlySet<string> {
  const known = useRef<ReadonlySet<string> | null>(null);
  known.current ??= new Set(keys);
  const before = known.current;
  return new Set(keys.filter((key) => !before.has(key)));
}
