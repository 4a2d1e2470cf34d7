// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { game, viewDoc } from "../../../core/view/fixtures";
import { openTestGame } from "../../../ui/testgame.fixtures";
import { closeGame } from "../../../ui/services";
import { Sides } from "./sides";

const sides = [
  { members: ["roma"], name: "Rome", centres: 12 },
  { members: ["aegyptus"], name: "Egypt", centres: 9 },
];

async function sideTexts(isAllowed: boolean): Promise<readonly string[]> {
  await openTestGame(viewDoc({ slices: { game: game({ ruleset: "roman_diplomacy", score_board: isAllowed }) } }));
  const { container } = render(<Sides sides={sides} />);
  return [...container.querySelectorAll("li")].map((element) => element.textContent);
}

afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

test("the wall shows the centres of sides, the strongest first", async () => {
  expect(await sideTexts(true)).toEqual(["Rome12", "Egypt9"]);
});

test("without a score board it names all sides, without figures or an order that shows the leader", async () => {
  expect(await sideTexts(false)).toEqual(["Egypt", "Rome"]);
});
