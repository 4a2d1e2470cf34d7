/** The cards of a table that was founded on this phone. A phone needs them only after the table was founded. */

import type { Api } from "../view/api";
import { claimCard } from "./device";
import type { PhoneStorage } from "./storage";
import type { NewCard, NewGame } from "../view/wire";

/**
 * Claim the cards of a table's people and of the host for this phone. The phone remembers all cards. Therefore the
 * founder can invite others, and can come back from another phone. Returns the character that begins.
 * Raises: Problem: a claim failed. The call may be repeated.
 */
export async function claimTableCards(api: Api, storage: PhoneStorage, { game, cards }: NewGame, playerCount: number): Promise<string> {
  const places = cards.slice(0, playerCount);
  await storage.setNote(tableNoteName(game), JSON.stringify(cards));
  for (const card of cards) {
    const claim = card.bot ? null : await claimCard(api, storage, card.token, false);
    if (claim?.state === "failed") throw claim.problem;
  }
  return places.find((card) => !card.bot)?.character ?? "";
}

const tableNoteName = (game: string): string => `table/${game}`;

/**
 * Return the cards of a table that was founded on this phone; an empty list if this phone founded no such table. Tables
 * of older versions lack the host's card, and their cards have no code to type.
 */
export async function loadTableCards(storage: PhoneStorage, game: string): Promise<readonly NewCard[]> {
  const note = await storage.note(tableNoteName(game));
  const cards = note ? (JSON.parse(note) as readonly NewCard[]) : [];
  return cards.map((card) => ({ ...card, code: (card as Partial<NewCard>).code ?? "" }));
}
