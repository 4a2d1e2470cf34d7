/** The addresses of past moments. Such an address shows the game as it was right after an entry. */

import { currentRoute } from "./router";

/** Return the address of a moment, on a given tab. By default, the address is that of a moment of the open game. */
export const momentAddress = (entry: string, tab = "", game = currentRoute.peek().game): string =>
  ["/g", game, "at", entry, tab].filter(Boolean).map((pathPart) => (pathPart.startsWith("/") ? pathPart : encodeURIComponent(pathPart))).join("/");
