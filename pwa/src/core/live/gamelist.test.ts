import { expect, test, vi } from "vitest";
import { Problem } from "../view/api";
import { fetchGamesBefore, fetchGamesNotOnPage } from "./gamelist";
import type { GameSummary } from "../view/wire";

const summary = (id: string): GameSummary => ({ id }) as GameSummary;
const gamesPage = { games: [summary("c"), summary("d")], more: true, forgotten: ["f"] };

test("the games before a game are requested by its id", async () => {
  const call = vi.fn(async () => ({ games: [] }));
  await fetchGamesBefore({ call } as never, "c");
  expect(call).toHaveBeenCalledWith("/games?before=c");
});

test("games that are missing on the page are requested once each", async () => {
  const game = vi.fn(async (id: string) => summary(id));
  expect(await fetchGamesNotOnPage({ game }, gamesPage, ["a", "a", "c", "f"])).toEqual([summary("a")]);
  expect(game.mock.calls).toEqual([["a"]]);
  expect(await fetchGamesNotOnPage({ game }, { games: [] }, ["b"])).toEqual([]);
});

test("a game that no longer exists is left out, and any other failure is raised", async () => {
  const failing = (slug: string) => async (): Promise<GameSummary> => Promise.reject(new Problem({ type: `/problems/${slug}`, title: slug, status: 404 }));
  expect(await fetchGamesNotOnPage({ game: failing("unknown-game") }, gamesPage, ["a"])).toEqual([]);
  await expect(fetchGamesNotOnPage({ game: failing("unavailable") }, gamesPage, ["a"])).rejects.toThrow("unavailable");
});
