/** The token on a card, and whether taking the card moves it from another phone. */

import { decodeAddressPart } from "../view/decode";
import type { ShownCard } from "../view/wire";

/**
 * Return the card token in the fragment of a scanned address; "" if the fragment has no token. No token contains a `%`,
 * so an incomplete escape is left out.
 */
export function tokenIn(fragment: string): string {
  const token = fragment.replace(/^#/, "");
  return (decodeAddressPart(token) ?? token.replace(/%[\da-f]{0,2}/gi, "")).trim();
}

/** Return whether taking this card ends a session on another phone. */
export const claimEndsOtherSession = (card: ShownCard): boolean => card.taken && !card.here;
