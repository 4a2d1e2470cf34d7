/** The games of a server: the last ones, the earlier ones page by page, and those that somebody means by name. */

import type { Api } from "../view/api";
import { Problem } from "../view/api";
import type { Games, GameSummary } from "../view/wire";

/** The games that were founded before this one. */
export const gamesBefore = (api: Pick<Api, "call">, game: string): Promise<Games> => api.call(`/games?before=${game}`);

/** Of these games those that are not on a page and are still there. Raises what the server answers else. */
export async function gamesBeside(api: Pick<Api, "game">, { games, more, forgotten = [] }: Games, ids: Iterable<string>): Promise<GameSummary[]> {
  if (!more) return [];
  const told = new Set([...games.map(({ id }) => id), ...forgotten]);
  const missing = [...new Set(ids)].filter((id) => !told.has(id));
  const found = await Promise.all(missing.map((id) => api.game(id).catch(unlessUnknown)));
  return found.filter((one) => one !== null);
}

function unlessUnknown(error: unknown): null {
  if (error instanceof Problem && error.slug === "unknown-game") return null;
  throw error;
}
