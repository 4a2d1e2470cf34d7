// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Form } from "../core/view/wire";
import { openAct } from "../ui/act/open";
import { Sheets } from "../ui/parts/sheet";
import { closeSheet, followHistory, goToAddress, openSheet, sheets, storedSheets } from "../ui/router";
import { closeGame, currentGame } from "../ui/services";
import { letDialogsOpen, offersDoc, okAnswer, openTestGame, smallView, testAttempt } from "../ui/testgame.fixtures";
import { restoreSheets } from "./restore";

const options = [{ value: "rome", ref: "place:rome" }, { value: "gaul", ref: "place:gaul" }];
const move: Form = { type: "move", chapter: "MOTUS", blocked: [], fields: [{ name: "to", kind: "choice", options }] };

vi.stubGlobal("scrollTo", () => undefined);
followHistory(restoreSheets);

async function openGameOf(me: string): Promise<void> {
  const server = await openTestGame(smallView({ me: [me] }));
  server.routes["offers"] = okAnswer(offersDoc({ offers: [move] }));
  server.routes["try"] = okAnswer(testAttempt({ fields: move.fields }));
  await currentGame.value?.loadOffers(me);
  goToAddress(`/g/${currentGame.value?.id}/acts`);
  render(<Sheets />);
}

/** Close all sheets without the browser's history, as a reload does, and restore the sheets in the history. */
function reload(): void {
  sheets.value = [];
  restoreSheets(storedSheets(history.state));
}

beforeEach(letDialogsOpen);
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
});

test("a form is open again with its choices, and the back button closes it", async () => {
  await openGameOf("hirtius");
  openAct({ type: "move", as: "hirtius" });
  fireEvent.click(await screen.findByRole("radio", { name: /Gaul/ }));
  await waitFor(() => expect(storedSheets(history.state)[0]?.name?.[1]).toMatchObject({ preset: { to: "gaul" } }));
  reload();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio", { name: /Gaul/ }).checked).toBe(true));
  closeSheet();
  await waitFor(() => expect(sheets.value).toEqual([]));
  expect(storedSheets(history.state)).toEqual([]);
});

test("the form of a card that is not held is not opened, and its entry is left", async () => {
  await openGameOf("livia");
  openAct({ type: "move", as: "hirtius" });
  reload();
  await waitFor(() => expect(storedSheets(history.state)).toEqual([]));
  expect(sheets.value).toEqual([]);
});

test("a sheet without a name is not opened, and the sheets below it are", async () => {
  await openGameOf("hirtius");
  openSheet(() => <p>The menu</p>, ["menu"]);
  openSheet(() => null);
  reload();
  await waitFor(() => expect(storedSheets(history.state)).toHaveLength(1));
  expect(sheets.value.map(({ name }) => name)).toEqual([["menu"]]);
});

test("nothing is opened if the player has gone elsewhere before the game is shown", async () => {
  await openGameOf("hirtius");
  openSheet(() => null, ["menu"]);
  const stored = storedSheets(history.state);
  closeGame();
  sheets.value = [];
  restoreSheets(stored);
  goToAddress("/g/ides/map");
  await openGameOf("hirtius");
  await Promise.resolve();
  expect(sheets.value).toEqual([]);
});

test("outside of a game the entries are left", async () => {
  goToAddress("/");
  openSheet(() => null, ["menu"]);
  reload();
  await waitFor(() => expect(storedSheets(history.state)).toEqual([]));
});
