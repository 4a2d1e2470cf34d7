/** The cards that this window has printed and not put away yet. They are in its memory alone. */

import type { PrintedCards } from "../../core/view/wire";

/** The printed cards by the id of their game: at most one game. */
export const cardsAtHand = new Map<string, PrintedCards>();
