/** What a card says: whose it is, and what its code means. */

import type { CardPreview, CharacterDoc, HeldCard } from "./wire";

/** The card token in the fragment of a scanned address, or "" when there is none. */
export function tokenIn(fragment: string): string {
  return decodeURIComponent(fragment.replace(/^#/, "")).trim();
}

/** Whether taking this card ends somebody's session elsewhere. */
export const mustMove = (card: CardPreview): boolean => card.taken && !card.here;

/** The id of a held card's character, whichever way the server names it. */
export const characterId = (card: HeldCard): string =>
  typeof card.character === "string" ? card.character : (card.character as CharacterDoc).id;
