/** Deletion of data on this phone that the server has erased. */

import { dropErasedData, UNKNOWN_GAME, storedGames } from "../core/sending/erasure";
import { fetchGamesById } from "../core/live/gamelist";
import { api, storage } from "./services";

/**
 * Drop stored data of a game after text was erased for the `erased`th time, and load the page again if it was shown.
 */
async function dropErasedText(game: string, erased: number): Promise<void> {
  if (await dropErasedData(storage.peek(), game, erased)) location.reload();
}

/**
 * Drop erased data of the open game. `erased` is the number of erasings; 0 means that the server no longer knows the
 * game.
 */
export const forgetErasedText = (game: string, erased: number): Promise<void> => (erased ? dropErasedText(game, erased) : dropAllErasedText());

/** Ask the server for erasings in any game that this phone stored, also from the time when it was away. */
export async function dropAllErasedText(): Promise<void> {
  const kept = await storedGames(storage.peek());
  if (!kept.size) return;
  const page = await api.games();
  const beside = await fetchGamesById(api, page, kept);
  for (const { id, erased } of [...page.games, ...beside]) if (erased && kept.has(id)) await dropErasedText(id, erased);
  for (const id of page.forgotten ?? []) if (kept.has(id)) await dropErasedText(id, UNKNOWN_GAME);
}
