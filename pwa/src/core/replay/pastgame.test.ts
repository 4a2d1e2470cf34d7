import { describe, expect, test, vi } from "vitest";
import type { OpenGame } from "./pastgame";
import { PastGame } from "./pastgame";
import { signal } from "@preact/signals-core";
import { linesOf } from "../view/chronicle";
import { MomentLoader } from "./replay";
import { closedGameChunk, replayChunk, replayIndex } from "./replay.fixtures";
import { WALL_AUDIENCE_KEY } from "../view/audiences";
import type { ReplayChunk } from "../view/wire";

const COUNT = 60;

function testPastGame(count = COUNT) {
  const ask = vi.fn(async (chunk: number): Promise<ReplayChunk> => replayChunk(chunk, count));
  const calls: string[] = [];
  const deed = (name: string) => () => void calls.push(name);
  const runningGame = {
    id: "ides",
    link: signal("live"),
    moved: signal(""),
    open: async () => void calls.push("open"),
    show: deed("show"),
    hide: deed("hide"),
    refresh: deed("refresh"),
    lost: deed("lost"),
    restart: deed("restart"),
    close: deed("close"),
  } as unknown as OpenGame;
  return { ask, calls, game: new PastGame(runningGame, new MomentLoader("ides", replayIndex(count), ask)) };
}

const shownCoins = (game: PastGame): unknown =>
  (game.view.value?.slices["person/hirtius"] as { holds: { coin: number } } | undefined)?.holds.coin;

test("a moment is shown with its lines, under the id of the running game", async () => {
  const { game } = testPastGame();
  expect(game.doc.value).toBe(null);
  expect(linesOf(game)).toEqual([]);
  await game.seek(7);
  expect(game.moment.value).toBe(7);
  expect(shownCoins(game)).toBe(7);
  expect(game.momentLines.value.map(({ id }) => id)).toEqual(["e7"]);
  expect(linesOf(game).at(-1)?.id).toBe("e7");
  expect(game.doc.value?.id).toBe("ides");
  expect(game.id).toBe("ides");
});

test("a moment that was fetched already is shown at once", async () => {
  const { game } = testPastGame();
  await game.seek(7);
  void game.seek(8);
  expect(game.moment.value).toBe(8);
});

test("a player who moves on during a request gets the newest moment, after one more request", async () => {
  const { ask, game } = testPastGame();
  await Promise.all([game.seek(0), game.seek(12), game.seek(30), game.seek(45)]);
  expect(game.moment.value).toBe(45);
  expect(ask.mock.calls.slice(0, 2)).toEqual([[0], [15]]);
});

test("a moment that cannot be fetched raises an error, and the next seek requests it again", async () => {
  const { ask, game } = testPastGame();
  ask.mockRejectedValueOnce(new Error("no network"));
  await expect(game.seek(30)).rejects.toThrow("no network");
  await game.seek(30);
  expect(game.moment.value).toBe(30);
});

describe("the chronicle before a moment", () => {
  test("is completed when the chunk before it has come, and grows when the player reads on", async () => {
    const { game } = testPastGame();
    await game.seek(30);
    expect(linesOf(game)).toHaveLength(1);
    await vi.waitFor(() => expect(linesOf(game)).toHaveLength(4));
    for (let hasOlder = true; hasOlder; ) hasOlder = await game.loadOlderLines();
    expect(linesOf(game)).toHaveLength(31);
    expect(game.view.value?.more).toBe(false);
  });

  test("is short again at the next moment", async () => {
    const { game } = testPastGame();
    for (let moment = 0; moment < COUNT; moment += 3) await game.replay.load(moment);
    await game.seek(50);
    await game.loadOlderLines();
    expect(linesOf(game)).toHaveLength(51);
    await game.seek(51);
    expect(linesOf(game)).toHaveLength(24);
  });

  test("is not extended for a moment that the player has left", async () => {
    const { game } = testPastGame();
    await game.seek(30);
    const older = game.loadOlderLines();
    void game.seek(31);
    await older;
    expect(game.moment.value).toBe(31);
  });
});

test("a replayed moment offers no slices that ask for an action", async () => {
  const { game } = testPastGame();
  await game.seek(0);
  expect(game.replay.view(0)?.slices["window/vote"]).toBeDefined();
  expect(game.view.value?.slices["window/vote"]).toBeUndefined();
  expect(game.outbox.value).toEqual([]);
  expect((await game.loadOffers()).offers).toEqual([]);
  await expect(game.submit().outcome).resolves.toMatchObject({ state: "refused" });
  await game.confirm();
  await game.dismiss();
  game.onSettled()();
});

test("the slices that asked for an action are in `calls`, which stays the same object until they change", async () => {
  const { game } = testPastGame();
  await game.seek(0);
  const calls = game.actionRequests.value;
  expect(Object.keys(calls)).toEqual(["window/vote"]);
  await game.seek(1);
  expect(game.actionRequests.value).toBe(calls);
  await game.seek(3);
  expect(game.actionRequests.value).not.toBe(calls);
});

test("the running game hears when the page is shown and hidden", async () => {
  const { calls, game } = testPastGame();
  await game.open();
  for (const deed of ["show", "hide", "refresh", "lost", "restart", "close"] as const) game[deed]();
  expect(calls).toEqual(["open", "show", "hide", "refresh", "lost", "restart", "close"]);
  expect(game.link.value).toBe("live");
});

test("the same moment can be shown on the screens of several characters in turn", async () => {
  const { game: closedGame } = testPastGame();
  const replay = new MomentLoader("ides", replayIndex(COUNT), async (chunk) => closedGameChunk(chunk, COUNT));
  const game = new PastGame(closedGame.running, replay, "hirtius");
  await game.seek(7);
  const answers = game.momentLines.value.map((line) => game.canRead(line));
  expect([game.view.value?.me, answers]).toEqual([["hirtius"], [true]]);
  game.look(WALL_AUDIENCE_KEY);
  expect([game.view.value?.me, game.moment.value]).toEqual([[], 7]);
  expect(game.momentLines.value.map((line) => game.canRead(line))).toEqual([false]);
  const view = game.view.value;
  game.look(WALL_AUDIENCE_KEY);
  expect(game.view.value).toBe(view);
  game.look("");
  expect(game.view.value?.me).toEqual(["hirtius"]);
  expect(game.view.value?.slices["purse/hirtius"]).toBeDefined();
});

describe("the slices before a great moment", () => {
  const earlierCoins = (game: PastGame): unknown => (game.earlierSlices.value["person/hirtius"] as { holds: { coin: number } } | undefined)?.holds.coin;

  test("are known, even if another chunk has them", async () => {
    const { game } = testPastGame();
    await game.seek(6);
    expect([earlierCoins(game), shownCoins(game)]).toEqual([5, 6]);
    await game.seek(2);
    expect([earlierCoins(game), shownCoins(game)]).toEqual([1, 2]);
  });

  test("are not kept for other moments", async () => {
    const { game } = testPastGame();
    await game.seek(6);
    await game.seek(7);
    expect(game.earlierSlices.value).toEqual({});
  });
});
