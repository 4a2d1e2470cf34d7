/** The deletion of data on this phone that the server has erased. */

import { dropErasedData, ERASURE_COUNT_IF_UNKNOWN, idsOfStoredGames } from "../core/sending/erasure";
import { fetchGamesNotOnPage } from "../core/live/gamelist";
import { api, storage } from "./services";

/**
 * Drop stored data of a game after its text was erased for the `erased`th time. If this text was shown, load the page
 * again.
 */
async function dropErasedText(game: string, erasureCount: number): Promise<void> {
  if (await dropErasedData(storage.peek(), game, erasureCount)) location.reload();
}

/**
 * Drop erased data of the open game. `erased` is the number of erasures. `erased` is 0 if the server no longer knows
 * the game.
 */
export const forgetErasedText = (game: string, erasureCount: number): Promise<void> => (erasureCount ? dropErasedText(game, erasureCount) : dropAllErasedText());

/**
 * Ask the server for erasures in all games that this phone stored. Erasures from the time when the phone was away are
 * included.
 */
export async function dropAllErasedText(): Promise<void> {
  const storedGameIds = await idsOfStoredGames(storage.peek());
  if (!storedGameIds.size) return;
  const page = await api.games();
  const otherGames = await fetchGamesNotOnPage(api, page, storedGameIds);
  for (const { id, erased: erasureCount } of [...page.games, ...otherGames]) if (erasureCount && storedGameIds.has(id)) await dropErasedText(id, erasureCount);
  for (const gameId of page.forgotten ?? []) if (storedGameIds.has(gameId)) await dropErasedText(gameId, ERASURE_COUNT_IF_UNKNOWN);
}
