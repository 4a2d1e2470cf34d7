// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { line } from "../../core/fixtures";
import { Sheets } from "../../ui/parts/sheet";
import { sheets } from "../../ui/router";
import { closeGame } from "../../ui/services";
import { letDialogsOpen, ok, openTestGame, smallView } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { FindSheet } from "./find";

let server: TestServer;

async function finds(words: string, entries: readonly object[], more = false): Promise<void> {
  server = await openTestGame(smallView({ me: ["fata"], staff: true }));
  server.routes["entries"] = ok({ entries, cursor: "older", more });
  render(
    <>
      <FindSheet />
      <Sheets />
    </>,
  );
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: words } });
}

const lines = (): readonly string[] => [...document.querySelectorAll(".found-line")].map((one) => one.textContent ?? "");

beforeEach(letDialogsOpen);
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
});

test("finds lines with their time and who did them, the newest first, each entry once", async () => {
  const one = line("p1", { by: { as: "hirtius", recorder: "" } });
  const two = line("p2", { by: { as: "livia", recorder: "minerva" } });
  await finds("gave", [one, two, { ...two, c: "q1", key: "", on: "p2" }]);
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(lines()[0]).toMatch(/^\d\d:\d\d Minerva/);
  expect(lines()[1]).toMatch(/^\d\d:\d\d Hirtius/);
});

test("leads from a result to the person who did it", async () => {
  await finds("gave", [line("p1", { by: { as: "hirtius", recorder: "" } })]);
  await waitFor(() => expect(lines()).toHaveLength(1));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Hirtius" })));
  expect(screen.getByRole("dialog").textContent).toContain("Aulus Hirtius");
});

test("finds people by any part of a name, and says when no line has the words", async () => {
  await finds("drus", []);
  expect(screen.getByRole("button", { name: /Livia Drusilla/ })).toBeTruthy();
  await waitFor(() => expect(screen.getByText("Nothing found")).toBeTruthy());
});

test("gets earlier results when asked", async () => {
  await finds("gave", [line("p9", {})], true);
  await waitFor(() => expect(lines()).toHaveLength(1));
  server.routes["entries"] = ok({ entries: [line("p8", {})], cursor: "", more: false });
  fireEvent.click(screen.getByText("Earlier"));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(screen.queryByText("Earlier")).toBeNull();
});
