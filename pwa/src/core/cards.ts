/** What a card says: whose it is, and what its code means. */

import type { ShownCard } from "./wire";

/** The card token in the fragment of a scanned address, or "" when there is none. */
export function tokenIn(fragment: string): string {
  return decodeURIComponent(fragment.replace(/^#/, "")).trim();
}

/** Whether taking this card ends somebody's session elsewhere. */
export const mustMove = (card: ShownCard): boolean => card.taken && !card.here;
