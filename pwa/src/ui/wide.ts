/** Tells whether the display has room for two columns. */

import { useEffect, useState } from "preact/hooks";

const WIDE_SCREEN_QUERY = "(min-width: 900px)";

/** Return whether the screen has room for two columns. */
export function useIsWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE_SCREEN_QUERY).matches);
  useEffect(() => {
    const query = matchMedia(WIDE_SCREEN_QUERY);
    const changed = (): void => setWide(query.matches);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return wide;
}
