/** Addresses of moments. A moment's address shows the game as it was right after an entry. */

import { here } from "./router";

/** Return the address of a moment, on a tab. The default is the open game. */
export const momentAddress = (entry: string, tab = "", game = here.peek().game): string =>
  ["/g", game, "at", entry, tab].filter(Boolean).map((part) => (part.startsWith("/") ? part : encodeURIComponent(part))).join("/");
