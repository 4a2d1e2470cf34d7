// @vitest-environment jsdom
import { createElement } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pack } from "../../ui/pack";
import { closeGame } from "../../ui/services";
import { openTestGame } from "../../ui/testgame.fixtures";
import { preloadWhenIdle } from "./preload";

const packBefore = pack.peek();
let fetchedPaths: string[];

const gameScreen = (tab: string, fails = false) => ({
  headed: false,
  glyph: createElement("i", null),
  load: async () => {
    fetchedPaths.push(tab);
    if (fails) throw new Error("no network");
    return () => null;
  },
});

beforeEach(async () => {
  await openTestGame();
  fetchedPaths = [];
  const tabs = { ...packBefore.tabs, player: ["one", "two"], watcher: ["one", "two"] };
  pack.value = { ...packBefore, tabs, screens: { one: gameScreen("one", true), two: gameScreen("two"), other: gameScreen("other") } };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  pack.value = packBefore;
  closeGame();
});

test("the tabs' screens are loaded after a while, even if one of them fails", async () => {
  const stop = preloadWhenIdle();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(fetchedPaths).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetchedPaths).toEqual(["one", "two"]);
  stop();
});

test("nothing more is loaded after the game was left", async () => {
  const stop = preloadWhenIdle();
  await vi.advanceTimersByTimeAsync(3_400);
  expect(fetchedPaths).toEqual(["one"]);
  stop();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(fetchedPaths).toEqual(["one"]);
});
