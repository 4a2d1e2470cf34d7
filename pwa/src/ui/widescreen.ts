/** Tells whether the display has room for two columns. */

import { useEffect, useState } from "preact/hooks";

const WIDE_SCREEN_QUERY = "(min-width: 900px)";

/** Return whether the screen has room for two columns. */
export function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => matchMedia(WIDE_SCREEN_QUERY).matches);
  useEffect(() => {
    const query = matchMedia(WIDE_SCREEN_QUERY);
    const update = (): void => setIsWide(query.matches);
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);
  return isWide;
}
