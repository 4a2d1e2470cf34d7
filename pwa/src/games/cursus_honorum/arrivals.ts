/** What has come while somebody looked on, so that it can be shown coming. */

import { useRef } from "preact/hooks";

/** The keys that were not there when one began to look. */
export function useArrivals(keys: readonly string[]): ReadonlySet<string> {
  const known = useRef<ReadonlySet<string> | null>(null);
  known.current ??= new Set(keys);
  const before = known.current;
  return new Set(keys.filter((key) => !before.has(key)));
}
