/** The address of a moment: of the game as it was right after an entry. */

import { here } from "./router";

/** Where a game is replayed at an entry, and on which screen; by default the game one is in. */
export const momentAddress = (entry: string, tab = "", game = here.peek().game): string =>
  ["/g", game, "at", entry, tab].filter(Boolean).map((part) => (part.startsWith("/") ? part : encodeURIComponent(part))).join("/");
