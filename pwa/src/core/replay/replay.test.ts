import { describe, expect, test, vi } from "vitest";
import { MomentLoader } from "./replay";
import { closedGameChunk, replayChunk, replayIndex } from "./replay.fixtures";
import { WALL_AUDIENCE_KEY } from "../view/audiences";

const COUNT = 10;

function testReplay(count = COUNT) {
  const ask = vi.fn(async (chunk: number) => replayChunk(chunk, count));
  return { ask, replay: new MomentLoader("ides", replayIndex(count), ask) };
}

const coinsAtMoment = (replay: MomentLoader, moment: number): unknown =>
  (replay.view(moment)?.slices["person/hirtius"] as { holds: { coin: number } } | undefined)?.holds.coin;

test("a moment can be shown only after it was fetched", async () => {
  const { replay } = testReplay();
  expect(replay.has(4)).toBe(false);
  expect(replay.view(4)).toBe(null);
  expect(replay.linesOf(4)).toEqual([]);
  await replay.load(4);
  expect(replay.has(4)).toBe(true);
  expect(coinsAtMoment(replay, 4)).toBe(4);
});

test("every moment shows its key frame plus the changes after it, in any order of jumps", async () => {
  const { replay } = testReplay();
  for (const moment of [9, 8, 0, 5, 3, 4, 4, 7, 1, 2, 6]) {
    await replay.load(moment);
    expect(coinsAtMoment(replay, moment)).toBe(moment);
    const odd = moment % 2 === 1;
    expect(replay.view(moment)?.slices["purse/hirtius"] !== undefined).toBe(odd);
    expect(replay.view(moment)?.private).toEqual(odd ? ["purse/hirtius"] : []);
  }
});

test("a view keeps the same objects for documents that did not change", async () => {
  const { replay } = testReplay();
  await replay.load(0);
  expect(replay.view(2)?.slices["game"]).toBe(replay.view(1)?.slices["game"]);
});

test("a view takes its characters and its staff flag from the index", async () => {
  const { replay } = testReplay();
  await replay.load(0);
  expect(replay.view(0)).toMatchObject({ game: "ides", me: ["hirtius"], staff: false, cursor: "p10" });
});

describe("the lines of the chronicle", () => {
  test("hold at least the requested number, and tell whether there are older ones", async () => {
    const { replay } = testReplay();
    await Promise.all([replay.load(0), replay.load(3)]);
    const view = replay.view(5, 3);
    expect(view?.pub.map(({ id }) => id)).toEqual(["e4"]);
    expect(view?.own.map(({ id }) => id)).toEqual(["e3", "e5"]);
    expect(view?.more).toBe(true);
    expect(replay.view(5, 100)?.pub).toHaveLength(3);
    expect(replay.view(5, 100)?.more).toBe(false);
  });

  test("end at a gap in the fetched chunks", async () => {
    const { replay } = testReplay();
    await Promise.all([replay.load(0), replay.load(6)]);
    expect(replay.reach(7)).toBe(6);
    expect(replay.view(7, 100)?.pub.map(({ id }) => id)).toEqual(["e6"]);
    expect(replay.view(7, 100)?.more).toBe(true);
  });
});

test("a chunk is requested once, whether it is under way or here already", async () => {
  const { ask, replay } = testReplay();
  await Promise.all([replay.load(3), replay.load(4)]);
  await replay.load(5);
  expect(ask.mock.calls).toEqual([[1]]);
});

test("the chunks before and after are fetched ahead, within the ends of the game", async () => {
  const { ask, replay } = testReplay();
  await replay.load(0);
  await replay.loadAhead(0);
  await replay.loadAhead(9);
  expect(ask.mock.calls).toEqual([[0], [1], [2]]);
});

test("a failed fetch ahead raises no error, and the chunk is requested again when it is needed", async () => {
  const { ask, replay } = testReplay();
  ask.mockRejectedValueOnce(new Error("no network"));
  await replay.loadAhead(0);
  expect(replay.has(3)).toBe(false);
  await replay.load(3);
  expect(replay.has(3)).toBe(true);
});

test("the 24 chunks that were used last are kept", async () => {
  const { ask, replay } = testReplay(90);
  for (let moment = 0; moment < 90; moment += 3) await replay.load(moment);
  expect(replay.has(0)).toBe(false);
  expect(replay.has(89)).toBe(true);
  await replay.load(0);
  expect(coinsAtMoment(replay, 2)).toBe(2);
  expect(ask).toHaveBeenCalledTimes(31);
});

test("an entry in the index is found without a request", () => {
  const { replay } = testReplay();
  expect(replay.momentCount).toBe(COUNT);
  expect(replay.momentOf("e7")).toBe(7);
  expect(replay.momentOf("elsewhere")).toBe(-1);
});

describe("after the game, on the screens of a character", () => {
  async function openReplay(): Promise<MomentLoader> {
    const replay = new MomentLoader("ides", replayIndex(COUNT, { whose: ["bibulus", "fata", "hirtius"] }), async (chunk) => closedGameChunk(chunk, COUNT));
    await Promise.all([replay.load(0), replay.load(3)]);
    return replay;
  }

  test("the view holds the slices that the character and everybody saw, and is the character's own", async () => {
    const replay = await openReplay();
    expect(replay.view(5, 0, "hirtius")).toMatchObject({ me: ["hirtius"], staff: false, private: ["purse/hirtius"] });
    expect(replay.view(5, 0, "hirtius")?.slices["purse/hirtius"]).toBeDefined();
    const otherView = replay.view(5, 0, "bibulus");
    expect(otherView).toMatchObject({ me: ["bibulus"], private: [] });
    expect(Object.keys(otherView?.slices ?? {}).sort()).toEqual(["game", "person/hirtius", "window/vote"]);
    expect(replay.view(5)?.slices["purse/hirtius"]).toBeDefined();
  });

  test("a steward's view is a staff view, and the wall's belongs to nobody", async () => {
    const replay = await openReplay();
    expect(replay.view(5, 0, "fata")).toMatchObject({ me: ["fata"], staff: true });
    expect(replay.view(5, 0, WALL_AUDIENCE_KEY)).toMatchObject({ me: [], staff: false, private: [] });
  });

  test("the requested number of lines is chosen among those that the character could read", async () => {
    const replay = await openReplay();
    const readLines = (viewer: string): readonly (readonly string[])[] => {
      const view = replay.view(5, 3, viewer);
      return [view?.pub.map(({ id }) => id) ?? [], view?.own.map(({ id }) => id) ?? []];
    };
    expect(readLines("bibulus")).toEqual([["e4"], ["e3", "e5"]]);
    expect(readLines("fata")).toEqual([["e0", "e2", "e4"], []]);
    expect(replay.linesOf(5, "bibulus")).toHaveLength(1);
    expect(replay.linesOf(5, WALL_AUDIENCE_KEY)).toEqual([]);
  });

  test("private slices and lines without an audience are on no character's screens", async () => {
    const { replay } = testReplay();
    await replay.load(5);
    expect(replay.view(5, 0, "hirtius")?.slices["purse/hirtius"]).toBe(undefined);
    expect(replay.linesOf(5, "hirtius")).toEqual([]);
  });
});
