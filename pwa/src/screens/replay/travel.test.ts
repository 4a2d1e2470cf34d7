// @vitest-environment jsdom
import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OpenGame } from "../../core/replay/pastgame";
import { PastGame } from "../../core/replay/pastgame";
import { MomentLoader } from "../../core/replay/replay";
import { replayChunk, replayIndex } from "../../core/replay/replay.fixtures";
import type { ReplayIndex } from "../../core/view/wire";
import { api } from "../../ui/services";
import { shownGame } from "./open";
import { goToFirstOrLastMoment, stepToMoment } from "./travel";

const COUNT = 9;
/** The number of moments after an act that the phone does not know yet. */
const NEW_COUNT = 10;

/** Answers the request for the new index. */
let answerIndexRequest: (index: ReplayIndex) => void;

beforeEach(() => {
  vi.spyOn(api, "call").mockImplementation((path: string) =>
    path.includes("/replay/")
      ? Promise.resolve(replayChunk(Number(path.split("/").at(-1)), NEW_COUNT + 2) as never)
      : new Promise<never>((resolve) => (answerIndexRequest = resolve as never)),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  shownGame.value = "loading";
});

/** Open the last known moment of a running game that has one more moment on the server. */
async function openLastMoment(): Promise<PastGame> {
  const runningGame = { id: "ides", link: signal("live"), moved: signal(""), doc: signal({ status: "running" }), view: signal(null) } as unknown as OpenGame;
  const game = new PastGame(runningGame, new MomentLoader("ides", replayIndex(COUNT), async (chunk) => replayChunk(chunk, COUNT)));
  await game.seek(COUNT - 1);
  shownGame.value = game;
  return game;
}

/** Answer the request for the new index, and return the game that is shown afterwards. */
async function shownGameAfterAnswer(game: PastGame): Promise<PastGame> {
  answerIndexRequest(replayIndex(NEW_COUNT));
  await vi.waitFor(() => expect(shownGame.peek()).not.toBe(game));
  return shownGame.peek() as PastGame;
}

test("a viewer who goes to the end comes to the newest moment", async () => {
  const game = await openLastMoment();
  goToFirstOrLastMoment(game, 1);
  expect((await shownGameAfterAnswer(game)).moment.peek()).toBe(NEW_COUNT - 1);
});

test("a viewer who steps on after the last known moment comes to the next one", async () => {
  const game = await openLastMoment();
  stepToMoment(game, "act", 1);
  expect((await shownGameAfterAnswer(game)).moment.peek()).toBe(COUNT);
});

test("a viewer who goes to the end, and then back before the server answers, stays back", async () => {
  const game = await openLastMoment();
  goToFirstOrLastMoment(game, 1);
  stepToMoment(game, "period", -1);
  const chosenMoment = game.wantedMoment.peek();
  expect(chosenMoment).toBeLessThan(COUNT - 1);
  const next = await shownGameAfterAnswer(game);
  expect([next.wantedMoment.peek(), next.moment.peek()]).toEqual([chosenMoment, chosenMoment]);
});

test("a viewer who steps on, and then goes to the end before the server answers, comes to the newest moment", async () => {
  const game = await openLastMoment();
  stepToMoment(game, "act", 1);
  goToFirstOrLastMoment(game, 1);
  answerIndexRequest(replayIndex(NEW_COUNT + 2));
  await vi.waitFor(() => expect(shownGame.peek()).not.toBe(game));
  expect((shownGame.peek() as PastGame).moment.peek()).toBe(NEW_COUNT + 1);
});
