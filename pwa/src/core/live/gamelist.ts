/** The games of a server: the newest games, pages of earlier games, and games requested by their ids. */

import type { Api } from "../view/api";
import { Problem } from "../view/api";
import type { Games, GameSummary } from "../view/wire";

/** Return a page of the games that were founded before the given game. */
export const fetchGamesBefore = (api: Pick<Api, "call">, game: string): Promise<Games> => api.call(`/games?before=${game}`);

/**
 * Return the games with the given ids that still exist and are not on the page.
 * Raises: Problem: the server gave any other answer than `unknown-game`.
 */
export async function fetchGamesNotOnPage(api: Pick<Api, "game">, { games, more: hasMore, forgotten: forgottenIds = [] }: Games, wantedIds: Iterable<string>): Promise<GameSummary[]> {
  if (!hasMore) return [];
  const knownIds = new Set([...games.map(({ id }) => id), ...forgottenIds]);
  const missingIds = [...new Set(wantedIds)].filter((gameId) => !knownIds.has(gameId));
  const summaries = await Promise.all(missingIds.map((gameId) => api.game(gameId).catch(nullIfGameUnknown)));
  return summaries.filter((summary) => summary !== null);
}

function nullIfGameUnknown(error: unknown): null {
  if (error instanceof Problem && error.slug === "unknown-game") return null;
  throw error;
}
