/** Forgets on this phone what was erased on the server, when it hears of it. */

import { forgetErased, GONE, keptGames } from "../core/sending/erased";
import { gamesBeside } from "../core/live/gamelist";
import { api, storage } from "./services";

/** Words of a game were erased, for the so manieth time: whatever is on the screen is fetched anew. */
async function forget(game: string, erased: number): Promise<void> {
  if (await forgetErased(storage.peek(), game, erased)) location.reload();
}

/** Words of the open game were erased for the so manieth time; 0 when the server knows no such game. */
export const heardOf = (game: string, erased: number): Promise<void> => (erased ? forget(game, erased) : forgetAll());

/** Ask of which games anything was erased while this phone was away, be they open or not. */
export async function forgetAll(): Promise<void> {
  const kept = await keptGames(storage.peek());
  if (!kept.size) return;
  const page = await api.games();
  const beside = await gamesBeside(api, page, kept);
  for (const { id, erased } of [...page.games, ...beside]) if (erased && kept.has(id)) await forget(id, erased);
  for (const id of page.forgotten ?? []) if (kept.has(id)) await forget(id, GONE);
}
