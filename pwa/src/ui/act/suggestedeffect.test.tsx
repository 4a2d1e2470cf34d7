// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Suggestion } from "../../core/view/wire";
import { closeGame } from "../services";
import { openTestGame } from "../testgame.fixtures";
import { SuggestedActEffect } from "./suggestedeffect";

const suggestion = (type: string, changes: Partial<Suggestion> = {}): Suggestion => ({ type, key: "ui-first-choose", args: { what: 7 }, text: "", fields: {}, ...changes });

beforeEach(async () => void (await openTestGame()));
afterEach(() => {
  cleanup();
  closeGame();
});

test("of a screen's acts, the one that the game suggests first is explained", () => {
  render(<SuggestedActEffect directActs={{ suggested: [suggestion("roll", { args: { what: 3 } }), suggestion("stop"), suggestion("buy", { args: { what: 9 } })] }} acts="buy stop" />);
  expect(screen.getByText("First choose: 7")).toBeTruthy();
  expect(screen.queryByText("First choose: 3")).toBeNull();
  expect(screen.queryByText("First choose: 9")).toBeNull();
});

test("a character's first act has a guide if the game has a text for it", () => {
  render(<SuggestedActEffect directActs={{ suggested: [suggestion("roll", { guide: "ui-room" })] }} acts="roll" />);
  expect(screen.getByText(/Scan a card/)).toBeTruthy();
  cleanup();
  render(<SuggestedActEffect directActs={{ suggested: [suggestion("roll", { guide: "guide-nobody" })] }} acts="roll" />);
  expect(document.querySelector(".brings-guide")).toBeNull();
});

test("acts that the game does not suggest are not explained", () => {
  const { container } = render(<SuggestedActEffect directActs={{ suggested: [suggestion("roll")] }} acts="stop" />);
  expect(container.innerHTML).toBe("");
});
