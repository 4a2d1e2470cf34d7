import { expect, test, vi } from "vitest";
import { Problem } from "../view/api";
import { gamesBefore, gamesBeside } from "./gamelist";
import type { GameSummary } from "../view/wire";

const summary = (id: string): GameSummary => ({ id }) as GameSummary;
const page = { games: [summary("c"), summary("d")], more: true, forgotten: ["f"] };

test("the games before one are asked for by its id", async () => {
  const call = vi.fn(async () => ({ games: [] }));
  await gamesBefore({ call } as never, "c");
  expect(call).toHaveBeenCalledWith("/games?before=c");
});

test("games that a page does not tell of are asked for one by one, each once", async () => {
  const game = vi.fn(async (id: string) => summary(id));
  expect(await gamesBeside({ game }, page, ["a", "a", "c", "f"])).toEqual([summary("a")]);
  expect(game.mock.calls).toEqual([["a"]]);
  expect(await gamesBeside({ game }, { games: [] }, ["b"])).toEqual([]);
});

test("a game that is no longer there is left out, and no other failure is kept silent", async () => {
  const failing = (slug: string) => async (): Promise<GameSummary> => Promise.reject(new Problem({ type: `/problems/${slug}`, title: slug, status: 404 }));
  expect(await gamesBeside({ game: failing("unknown-game") }, page, ["a"])).toEqual([]);
  await expect(gamesBeside({ game: failing("unavailable") }, page, ["a"])).rejects.toThrow("unavailable");
});
