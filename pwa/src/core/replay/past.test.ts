import { describe, expect, test, vi } from "vitest";
import type { OpenGame } from "./past";
import { PastGame } from "./past";
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
  const running = {
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
  return { ask, calls, past: new PastGame(running, new MomentLoader("ides", replayIndex(count), ask)) };
}

const shownCoins = (past: PastGame): unknown =>
  (past.view.value?.slices["person/hirtius"] as { holds: { coin: number } } | undefined)?.holds.coin;

test("a moment is shown with its lines, under the id of the running game", async () => {
  const { past } = testPastGame();
  expect(past.doc.value).toBe(null);
  expect(linesOf(past)).toEqual([]);
  await past.seek(7);
  expect(past.moment.value).toBe(7);
  expect(shownCoins(past)).toBe(7);
  expect(past.momentLines.value.map(({ id }) => id)).toEqual(["e7"]);
  expect(linesOf(past).at(-1)?.id).toBe("e7");
  expect(past.doc.value?.id).toBe("ides");
  expect(past.id).toBe("ides");
});

test("a moment that was fetched already is shown at once", async () => {
  const { past } = testPastGame();
  await past.seek(7);
  void past.seek(8);
  expect(past.moment.value).toBe(8);
});

test("a player who moves on during a request gets the newest moment, after one more request", async () => {
  const { ask, past } = testPastGame();
  await Promise.all([past.seek(0), past.seek(12), past.seek(30), past.seek(45)]);
  expect(past.moment.value).toBe(45);
  expect(ask.mock.calls.slice(0, 2)).toEqual([[0], [15]]);
});

test("a moment that cannot be fetched raises an error, and the next seek requests it again", async () => {
  const { ask, past } = testPastGame();
  ask.mockRejectedValueOnce(new Error("no network"));
  await expect(past.seek(30)).rejects.toThrow("no network");
  await past.seek(30);
  expect(past.moment.value).toBe(30);
});

describe("the chronicle before a moment", () => {
  test("is completed when the chunk before it has come, and grows when the player reads on", async () => {
    const { past } = testPastGame();
    await past.seek(30);
    expect(linesOf(past)).toHaveLength(1);
    await vi.waitFor(() => expect(linesOf(past)).toHaveLength(4));
    for (let more = true; more; ) more = await past.loadOlder();
    expect(linesOf(past)).toHaveLength(31);
    expect(past.view.value?.more).toBe(false);
  });

  test("is short again at the next moment", async () => {
    const { past } = testPastGame();
    for (let moment = 0; moment < COUNT; moment += 3) await past.replay.load(moment);
    await past.seek(50);
    await past.loadOlder();
    expect(linesOf(past)).toHaveLength(51);
    await past.seek(51);
    expect(linesOf(past)).toHaveLength(24);
  });

  test("is not extended for a moment that the player has left", async () => {
    const { past } = testPastGame();
    await past.seek(30);
    const older = past.loadOlder();
    void past.seek(31);
    await older;
    expect(past.moment.value).toBe(31);
  });
});

test("a replayed moment offers no slices that ask for an action", async () => {
  const { past } = testPastGame();
  await past.seek(0);
  expect(past.replay.view(0)?.slices["window/vote"]).toBeDefined();
  expect(past.view.value?.slices["window/vote"]).toBeUndefined();
  expect(past.outbox.value).toEqual([]);
  expect((await past.loadOffers()).offers).toEqual([]);
  await expect(past.submit().outcome).resolves.toMatchObject({ state: "refused" });
  await past.confirm();
  await past.dismiss();
  past.onSettled()();
});

test("the slices that asked for an action are in `calls`, which stays the same object until they change", async () => {
  const { past } = testPastGame();
  await past.seek(0);
  const asked = past.calls.value;
  expect(Object.keys(asked)).toEqual(["window/vote"]);
  await past.seek(1);
  expect(past.calls.value).toBe(asked);
  await past.seek(3);
  expect(past.calls.value).not.toBe(asked);
});

test("the running game hears when the page is shown and hidden", async () => {
  const { calls, past } = testPastGame();
  await past.open();
  for (const deed of ["show", "hide", "refresh", "lost", "restart", "close"] as const) past[deed]();
  expect(calls).toEqual(["open", "show", "hide", "refresh", "lost", "restart", "close"]);
  expect(past.link.value).toBe("live");
});

test("the same moment can be shown on the screens of several characters in turn", async () => {
  const { past: closed } = testPastGame();
  const replay = new MomentLoader("ides", replayIndex(COUNT), async (chunk) => closedGameChunk(chunk, COUNT));
  const past = new PastGame(closed.running, replay, "hirtius");
  await past.seek(7);
  const said = past.momentLines.value.map((line) => past.couldRead(line));
  expect([past.view.value?.me, said]).toEqual([["hirtius"], [true]]);
  past.look(WALL_AUDIENCE_KEY);
  expect([past.view.value?.me, past.moment.value]).toEqual([[], 7]);
  expect(past.momentLines.value.map((line) => past.couldRead(line))).toEqual([false]);
  const held = past.view.value;
  past.look(WALL_AUDIENCE_KEY);
  expect(past.view.value).toBe(held);
  past.look("");
  expect(past.view.value?.me).toEqual(["hirtius"]);
  expect(past.view.value?.slices["purse/hirtius"]).toBeDefined();
});

describe("the slices before a great moment", () => {
  const earlierCoins = (past: PastGame): unknown => (past.earlier.value["person/hirtius"] as { holds: { coin: number } } | undefined)?.holds.coin;

  test("are known, even if another chunk has them", async () => {
    const { past } = testPastGame();
    await past.seek(6);
    expect([earlierCoins(past), shownCoins(past)]).toEqual([5, 6]);
    await past.seek(2);
    expect([earlierCoins(past), shownCoins(past)]).toEqual([1, 2]);
  });

  test("are not kept for other moments", async () => {
    const { past } = testPastGame();
    await past.seek(6);
    await past.seek(7);
    expect(past.earlier.value).toEqual({});
  });
});
