// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { letterDoc, threadDoc } from "../../core/view/letters.fixtures";
import type { Found } from "../../core/view/wire";
import { setNameSheets } from "../../ui/reference";
import { Sheets } from "../../ui/parts/sheet";
import { sheets } from "../../ui/router";
import { closeGame } from "../../ui/services";
import { letDialogsOpen, okAnswer, openTestGame, smallView } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { FindSheet } from ".";

let server: TestServer;

const foundLine = (entry: string, changes: Partial<Found> = {}): Found => ({
  entry,
  at: Date.now(),
  period: 5,
  key: "legions-given",
  args: {},
  text: "Legions given",
  reason: "",
  reversed: false,
  why: [],
  ...changes,
});

async function answerSearch(words: string, founds: readonly Found[], { more = false, staff = true, slices = {} } = {}): Promise<void> {
  const opening = staff ? smallView({ me: ["fata"], staff }) : smallView();
  server = await openTestGame({ ...opening, slices: { ...opening.slices, ...slices } });
  server.routes["search"] = okAnswer({ found: founds, cursor: "older", more });
  render(
    <>
      <FindSheet />
      <Sheets />
    </>,
  );
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: words } });
}

const foundTexts = (): readonly string[] => [...document.querySelectorAll(".found-line")].map((element) => element.textContent ?? "");

beforeEach(() => {
  letDialogsOpen();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
});

const byLivia = { as: "livia", recorder: "" };

test("finds lines and shows their time and author, in the server's order", async () => {
  await answerSearch("gave", [foundLine("b", { by: { as: "livia", recorder: "minerva" } }), foundLine("a", { by: { as: "hirtius", recorder: "" } })]);
  await waitFor(() => expect(foundTexts()).toHaveLength(2));
  expect(foundTexts()[0]).toMatch(/\d\d:\d\d Minerva/);
  expect(foundTexts()[1]).toMatch(/\d\d:\d\d Hirtius/);
});

test("shows the words of a line or letter from the match on", async () => {
  const text = `${"and so on ".repeat(30)}behind the wall`;
  await answerSearch("wall", [foundLine("b", { by: byLivia, letter: letterDoc("b", { text }) }), foundLine("a", { reason: "he climbed the wall" })]);
  await waitFor(() => expect(foundTexts()).toHaveLength(2));
  expect(foundTexts()[0]).toContain("… ");
  expect(foundTexts()[0]).toContain("behind the wall");
  expect(foundTexts()[1]).toContain("he climbed the wall");
});

test("shows and marks the reason for a result whose visible text does not match", async () => {
  await answerSearch("squeeze", [foundLine("b", { why: ["NUX-08 The bench is full: they squéeze in"] }), foundLine("a")]);
  await waitFor(() => expect(foundTexts()).toHaveLength(2));
  expect(foundTexts()[0]).toContain("NUX-08 The bench is full: they squéeze in");
  expect([...document.querySelectorAll("mark")].map((element) => element.textContent)).toEqual(["squéeze"]);
});

test("leads a steward from a result to the tools for its author", async () => {
  await answerSearch("gave", [foundLine("a", { by: { as: "hirtius", recorder: "" } })]);
  await waitFor(() => expect(foundTexts()).toHaveLength(1));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Hirtius" })));
  await waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("Aulus Hirtius"));
});

test("opens a letter in its thread, or as a line if the thread is not mine", async () => {
  const thread = threadDoc("t1");
  const line = foundLine("a", { letter: letterDoc("a", { thread: "t1" }), by: byLivia });
  const opened = foundLine("b", { letter: letterDoc("b", { thread: "t2", disclosed: true, text: "Under the wall" }), by: byLivia });
  await answerSearch("wall", [opened, line], { staff: false, slices: { "thread/t1": thread } });
  server.routes["letters"] = okAnswer({ letters: [letterDoc("a", { thread: "t1" })], more: false });
  await waitFor(() => expect(foundTexts()).toHaveLength(2));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: /Meet me at the wall/ })));
  await waitFor(() => expect(screen.getByRole("dialog").querySelector(".letter-text")?.textContent).toBe("Meet me at the wall"));
  sheets.value = [];
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: /Under the wall/ })));
  await waitFor(() => expect(screen.getByRole("dialog").querySelector(".letters-said")).toBeNull());
});

test("finds people by a part of their name, and says so if no line matches", async () => {
  await answerSearch("drus", []);
  expect(screen.getByRole("button", { name: /Livia Drusilla/ })).toBeTruthy();
  await waitFor(() => expect(screen.getByText("Nothing found")).toBeTruthy());
});

test("finds places and opens them", async () => {
  setNameSheets({ who: () => null, rule: () => null, place: (id) => <p>About {id}</p> });
  await answerSearch("gaul", []);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Gaul" })));
  await waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("About gaul"));
});

test("leads in a finished game to the moment of a line, and offers no acts", async () => {
  const game = smallView().slices["game"] as object;
  await answerSearch("gave", [foundLine("a", { by: byLivia })], { slices: { game: { ...game, status: "closed" } } });
  await waitFor(() => expect(foundTexts()).toHaveLength(1));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: /Legions given/ })));
  expect(location.pathname).toMatch(/\/at\/a$/);
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "" } });
  expect(document.querySelector(".quiet")?.textContent).toContain("moment");
});

test("fetches earlier results on request", async () => {
  await answerSearch("gave", [foundLine("b")], { more: true });
  await waitFor(() => expect(foundTexts()).toHaveLength(1));
  server.routes["search"] = okAnswer({ found: [foundLine("a")], cursor: "", more: false });
  fireEvent.click(screen.getByText("Earlier"));
  await waitFor(() => expect(foundTexts()).toHaveLength(2));
  expect(screen.queryByText("Earlier")).toBeNull();
});

test("describes the search before anything is typed, and tries again after the server was unreachable", async () => {
  await answerSearch("", []);
  expect(document.querySelector(".quiet")?.textContent).toBeTruthy();
  server.routes["search"] = { status: 503, body: { type: "/problems/unavailable", title: "", status: 503 } };
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "gave" } });
  await waitFor(() => expect(screen.getByText("Try again")).toBeTruthy());
  server.routes["search"] = okAnswer({ found: [foundLine("a")], cursor: "", more: false });
  fireEvent.click(screen.getByText("Try again"));
  await waitFor(() => expect(foundTexts()).toHaveLength(1));
});
