// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { OpenGame } from "../core/replay/pastgame";
import { currentGame } from "./services";
import { watchVisibility } from "./visibility";

const game = { show: vi.fn(), hide: vi.fn() };
let visibilityState: DocumentVisibilityState = "visible";

const setVisibility = (state: DocumentVisibilityState): void => {
  visibilityState = state;
  document.dispatchEvent(new Event("visibilitychange"));
};

const dispatchPageEvent = (type: "pagehide" | "pageshow"): boolean => dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

beforeAll(() => {
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibilityState);
  watchVisibility();
});

beforeEach(() => {
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibilityState);
  game.hide.mockClear();
  currentGame.value = game as unknown as OpenGame;
});

test("a locked phone saves the view, and a page that is left writes nothing", () => {
  setVisibility("hidden");
  expect(game.hide).toHaveBeenLastCalledWith(false);
  setVisibility("visible");
  dispatchPageEvent("pagehide");
  setVisibility("hidden");
  expect(game.hide).toHaveBeenLastCalledWith(true);
});

test("a page that comes back is live and saves again", () => {
  dispatchPageEvent("pagehide");
  setVisibility("hidden");
  game.show.mockClear();
  dispatchPageEvent("pageshow");
  expect(game.show).toHaveBeenCalledOnce();
  setVisibility("hidden");
  expect(game.hide).toHaveBeenLastCalledWith(false);
});
