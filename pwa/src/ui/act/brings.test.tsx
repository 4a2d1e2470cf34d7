// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Suggestion } from "../../core/view/wire";
import { closeGame } from "../services";
import { openTestGame } from "../testgame.fixtures";
import { Brings } from "./brings";

const first = (type: string, more: Partial<Suggestion> = {}): Suggestion => ({ type, key: "ui-first-choose", args: { what: 7 }, text: "", fields: {}, ...more });

beforeEach(async () => void (await openTestGame()));
afterEach(() => {
  cleanup();
  closeGame();
});

test("of the acts that a screen draws, the first that the game puts first is told", () => {
  render(<Brings play={{ suggested: [first("roll", { args: { what: 3 } }), first("stop"), first("buy", { args: { what: 9 } })] }} acts="buy stop" />);
  expect(screen.getByText("First choose: 7")).toBeTruthy();
  expect(screen.queryByText("First choose: 3")).toBeNull();
  expect(screen.queryByText("First choose: 9")).toBeNull();
});

test("whoever acts for the first time is led, where the game has words for it", () => {
  render(<Brings play={{ suggested: [first("roll", { guide: "ui-room" })] }} acts="roll" />);
  expect(screen.getByText(/Scan a card/)).toBeTruthy();
  cleanup();
  render(<Brings play={{ suggested: [first("roll", { guide: "guide-nobody" })] }} acts="roll" />);
  expect(document.querySelector(".brings-guide")).toBeNull();
});

test("nothing is told of acts that the game does not put first", () => {
  const { container } = render(<Brings play={{ suggested: [first("roll")] }} acts="stop" />);
  expect(container.innerHTML).toBe("");
});
