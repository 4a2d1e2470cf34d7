// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game, line } from "../core/view/fixtures";
import { openTestGame, smallView } from "../ui/testgame.fixtures";
import { closeGame } from "../ui/services";
import { Chronicle } from "./chronicle";

class TestObserver {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => vi.stubGlobal("IntersectionObserver", TestObserver));
afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

test.each([
  ["open", "private"],
  ["closed", "was private"],
] as const)("in a game that is %s a line that few could read says: %s", async (status, words) => {
  const view = smallView();
  const slices = { ...view.slices, game: game({ status }) };
  await openTestGame({ ...view, slices, cursor: "ab12cd.1.1", entries: [line("p1"), line("q1", { after: 1 })] });
  render(<Chronicle />);
  expect(await screen.findAllByText(words)).toHaveLength(1);
});
