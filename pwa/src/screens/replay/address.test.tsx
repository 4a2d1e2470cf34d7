// @vitest-environment jsdom
import { act, render } from "@testing-library/preact";
import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OpenGame } from "../../core/replay/pastgame";
import { PastGame } from "../../core/replay/pastgame";
import { MomentLoader } from "../../core/replay/replay";
import { replayChunk, replayIndex } from "../../core/replay/replay.fixtures";
import { momentAddress } from "../../ui/moment";
import { followHistory, goToAddress, currentRoute, openSheet, sheets } from "../../ui/router";
import { useKeepAddressAtMoment } from "./address";
import { shownGame } from "./open";

const COUNT = 12;

vi.stubGlobal("scrollTo", () => undefined);
followHistory(() => undefined);

function AddressedReplay(): null {
  useKeepAddressAtMoment();
  return null;
}

const entryInAddress = (): string | undefined => currentRoute.peek().rest[0];

async function openAtMoment(moment: number): Promise<PastGame> {
  const runningGame = { id: "ides", link: signal("live"), moved: signal("") } as unknown as OpenGame;
  const game = new PastGame(runningGame, new MomentLoader("ides", replayIndex(COUNT), async (chunk) => replayChunk(chunk, COUNT)));
  for (const position of [0, 3, 6, 9, moment]) await game.seek(position);
  goToAddress(momentAddress(`e${moment}`, "", "ides"));
  shownGame.value = game;
  render(<AddressedReplay />);
  await vi.advanceTimersByTimeAsync(1_000);
  return game;
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  shownGame.value = "loading";
  sheets.value = [];
});

test("the address follows the moment once it rests, but not while a sheet is open", async () => {
  const game = await openAtMoment(3);
  await game.seek(4);
  expect(entryInAddress()).toBe("e3");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(entryInAddress()).toBe("e4");
  await game.seek(5);
  openSheet(() => null);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(entryInAddress()).toBe("e4");
  history.back();
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(entryInAddress()).toBe("e5"));
  expect(game.moment.peek()).toBe(5);
});

test("a player who chooses another moment gets there, even if the old address is about to be written", async () => {
  const game = await openAtMoment(3);
  await game.seek(4);
  await vi.advanceTimersByTimeAsync(499);
  await act(async () => {
    goToAddress(momentAddress("e9", "chronicle"));
    vi.advanceTimersByTime(2);
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([game.moment.peek(), entryInAddress()]).toEqual([9, "e9"]);
});

test("a player who returns to the moment in the address gets there", async () => {
  const game = await openAtMoment(3);
  await game.seek(4);
  openSheet(() => null);
  await act(async () => goToAddress(momentAddress("e3")));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([game.moment.peek(), entryInAddress()]).toEqual([3, "e3"]);
});

test("another screen of the same moment keeps the moment", async () => {
  const game = await openAtMoment(3);
  await game.seek(4);
  await act(async () => goToAddress(momentAddress("e4", "chronicle")));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([game.moment.peek(), entryInAddress()]).toEqual([4, "e4"]);
});
