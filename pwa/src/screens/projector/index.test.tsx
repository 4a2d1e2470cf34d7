// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game, line, person, viewDoc } from "../../core/view/fixtures";
import type { GameDoc } from "../../core/view/wire";
import { openTestGame } from "../../ui/testgame.fixtures";
import { closeGame } from "../../ui/services";
import { Projector } from "./index";
// These modules are loaded at the start, because the wall would load them too late for a test on a slow machine.
import "../../games/ludi_romani/strengths";
import "../../games/ludi_romani/wall";

const LEGIONS = { ...person("hirtius"), holds: { legio_curialis: 3, legio_clientarum: 1 } };
const TOLD = Array.from({ length: 12 }, (_, index) => line(`p${index}`, { key: "game-begun" }));

async function openWall(changes: Partial<GameDoc>): Promise<void> {
  await openTestGame(viewDoc({ me: [], slices: { game: game(changes), "person/hirtius": LEGIONS }, entries: TOLD }));
  render(<Projector id="ides" />);
  await screen.findByRole("heading", { level: 1 });
}

const countShownLines = (): number => document.querySelectorAll(".wall-lines li").length;
const scoreBoardTexts = (): readonly (string | null)[] => [...document.querySelectorAll(".lr-strengths li")].map((element) => element.textContent);

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

test("the wall shows who commands the most legions, below five lines", async () => {
  await openWall({ score_board: true });
  await vi.waitFor(() => expect(scoreBoardTexts()).toEqual(["Hirtius4"]));
  expect(countShownLines()).toBe(5);
});

test("a wall without a score board shows three more lines in its place", async () => {
  await openWall({ score_board: false });
  await vi.waitFor(() => expect(countShownLines()).toBe(8));
  expect(scoreBoardTexts()).toEqual([]);
});

test("a game from before scenarios could choose has its score board", async () => {
  const { score_board: _, ...previous } = game();
  await openTestGame(viewDoc({ me: [], slices: { game: previous, "person/hirtius": LEGIONS }, entries: TOLD }));
  render(<Projector id="ides" />);
  await vi.waitFor(() => expect(scoreBoardTexts()).toEqual(["Hirtius4"]));
});
