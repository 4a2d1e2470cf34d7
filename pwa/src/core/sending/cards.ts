/** What a card says: whose it is, and what its code means. */

import { decoded } from "../view/decoded";
import type { ShownCard } from "../view/wire";

/** The card token in the fragment of a scanned address, or "" when there is none. No token has a `%`: a broken one is left out. */
export function tokenIn(fragment: string): string {
  const token = fragment.replace(/^#/, "");
  return (decoded(token) ?? token.replace(/%[\da-f]{0,2}/gi, "")).trim();
}

/** Whether taking this card ends somebody's session elsewhere. */
export const mustMove = (card: ShownCard): boolean => card.taken && !card.here;
