/** The secrets that this window has made. They are in its memory alone, until the organiser signs out. */

import type { PrintedCards } from "../../core/view/wire";

/** The cards that this window has printed and not put away yet, by the id of their game: at most one game. */
export const cardsAtHand = new Map<string, PrintedCards>();

/** The tokens of guests' own links that this window has made, by the id of the guest. */
export const guestTokens = new Map<string, string>();

/** Forget all secrets. */
export function forgetSecrets(): void {
  cardsAtHand.clear();
  guestTokens.clear();
}
