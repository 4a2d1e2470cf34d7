// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { game, person, viewDoc } from "../../core/view/fixtures";
import { loadedSources } from "../../ui/texts";
import { closeGame } from "../../ui/services";
import { openTestGame } from "../../ui/testgame.fixtures";
import words from "./en.ftl?raw";
import { Unions } from "./unions";

const pax = { name: "Pax", members: ["gaius", "julia"], missing: [] };
const ager = { name: "Ager", members: ["gaius", "julia", "livia"], missing: [["gaius", "livia"]] };

async function unionTexts(me: string): Promise<readonly string[]> {
  const people = Object.fromEntries(["gaius", "julia", "livia"].map((id) => [`person/${id}`, person(id, { name: id })]));
  await openTestGame(viewDoc({ me: [me], slices: { game: game({ ruleset: "roman_diplomacy" }), ...people } }));
  loadedSources.value = [...loadedSources.peek(), words];
  const { container } = render(<Unions unions={[pax, ager]} />);
  return [...container.querySelectorAll("p, li")].map((element) => element.textContent.replace(/[\u2068\u2069]/g, ""));
}

afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

test("a player reads whom they have not agreed to, and the others read both names", async () => {
  expect(await unionTexts("julia")).toEqual([
    "Gaius and Julia unite as Pax when this turn ends",
    "Gaius, Julia, and Livia unite as Ager only if all of them agree to each other:",
    "Gaius and Livia have not agreed to each other",
  ]);
  cleanup();
  expect((await unionTexts("livia")).at(-1)).toBe("You and Gaius have not agreed to each other: propose to unite, or they do");
});
