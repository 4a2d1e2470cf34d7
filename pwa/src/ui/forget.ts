/** Deletion of data on this phone that the server has erased. */

import { forgetErased, GONE, keptGames } from "../core/sending/erased";
import { gamesBeside } from "../core/live/gamelist";
import { api, storage } from "./services";

/**
 * Drop stored data of a game after text was erased for the `erased`th time, and load the page again if it was shown.
 */
async function forget(game: string, erased: number): Promise<void> {
  if (await forgetErased(storage.peek(), game, erased)) location.reload();
}

/**
 * Drop erased data of the open game. `erased` is the number of erasings; 0 means that the server no longer knows the
 * game.
 */
export const heardOf = (game: string, erased: number): Promise<void> => (erased ? forget(game, erased) : forgetAll());

/** Ask the server for erasings in any game that this phone stored, also from the time when it was away. */
export async function forgetAll(): Promise<void> {
  const kept = await keptGames(storage.peek());
  if (!kept.size) return;
  const page = await api.games();
  const beside = await gamesBeside(api, page, kept);
  for (const { id, erased } of [...page.games, ...beside]) if (erased && kept.has(id)) await forget(id, erased);
  for (const id of page.forgotten ?? []) if (kept.has(id)) await forget(id, GONE);
}
