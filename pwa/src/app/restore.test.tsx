// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Form } from "../core/view/wire";
import { openAct } from "../ui/act/actrequest";
import { Sheets } from "../ui/parts/sheet";
import { closeSheet, followHistory, goToAddress, openSheet, sheets, storedSheets } from "../ui/router";
import { closeGame, currentGame } from "../ui/services";
import { letDialogsOpen, objection, offersDoc, okAnswer, openTestGame, refusedAnswer, smallView, testAttempt } from "../ui/testgame.fixtures";
import type { TestServer } from "../ui/testgame.fixtures";
import { restoreSheets } from "./restore";

const options = [{ value: "rome", ref: "place:rome" }, { value: "gaul", ref: "place:gaul" }];
const move: Form = { type: "move", chapter: "MOTUS", blocked: [], fields: [{ name: "to", kind: "choice", options }] };

vi.stubGlobal("scrollTo", () => undefined);
followHistory(restoreSheets);

async function openGameOf(me: string): Promise<TestServer> {
  const server = await openTestGame(smallView({ me: [me] }));
  server.routes["offers"] = okAnswer(offersDoc({ offers: [move] }));
  server.routes["try"] = okAnswer(testAttempt({ fields: move.fields }));
  await currentGame.value?.loadOffers(me);
  goToAddress(`/g/${currentGame.value?.id}/acts`);
  render(<Sheets />);
  return server;
}

/** Wait for the acts on offer: the choices of a form that the phone does not know are not stored. */
const knowOffers = (): Promise<void> => waitFor(() => expect(currentGame.value?.offers.value).toHaveProperty("hirtius"));

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

const words: Form["fields"] = [{ name: "words", kind: "text", least: 0, most: 100 }];

test.each([
  ["a sealed act", { ...move, sealed: "orders" }, {}],
  ["typed text", { ...move, fields: [...move.fields, ...words] }, { preset: { to: "gaul" } }],
])("the history holds no choices of %s", async (_what, form: Form, expected) => {
  const server = await openGameOf("hirtius");
  server.routes["offers"] = okAnswer(offersDoc({ offers: [form] }));
  server.routes["try"] = okAnswer(testAttempt({ fields: form.fields }));
  await currentGame.value?.loadOffers("hirtius");
  openAct({ type: "move", as: "hirtius" });
  const text = form.sealed ? null : await screen.findByRole("textbox");
  if (text) fireEvent.input(text, { target: { value: "secret" } });
  fireEvent.click(await screen.findByRole("radio", { name: /Gaul/ }));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(sheets.value[0]?.name?.[1]).toEqual({ type: "move", as: "hirtius", ...expected });
});

test("a form is open again with its choices, and the back button closes it", async () => {
  await openGameOf("hirtius");
  openAct({ type: "move", as: "hirtius" });
  await knowOffers();
  fireEvent.click(await screen.findByRole("radio", { name: /Gaul/ }));
  await waitFor(() => expect(storedSheets(history.state)[0]?.name?.[1]).toMatchObject({ preset: { to: "gaul" } }));
  reload();
  await waitFor(() => expect(sheets.value).toHaveLength(1));
  await screen.findByRole("button", { name: /Gaul.*Change/ });
  closeSheet();
  await waitFor(() => expect(sheets.value).toEqual([]));
  expect(storedSheets(history.state)).toEqual([]);
});

async function sendMove(): Promise<void> {
  openAct({ type: "move", as: "hirtius" });
  await knowOffers();
  fireEvent.click(await screen.findByRole("radio", { name: /Gaul/ }));
  await waitFor(() => expect(storedSheets(history.state)[0]?.name?.[1]).toMatchObject({ preset: { to: "gaul" } }));
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move" }).disabled).toBe(false));
  fireEvent.click(screen.getByRole("button", { name: "Move" }));
}

/** Let the server answer no command, only other requests. */
function answerNoCommand(): void {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => (init?.method === "POST" && url.endsWith("/commands") ? new Promise(() => undefined) : fetch(url, init)));
}

test("a form is not open again after a reload while its act is being sent", async () => {
  await openGameOf("hirtius");
  answerNoCommand();
  await sendMove();
  await waitFor(() => expect(currentGame.value?.outbox.value).toHaveLength(1));
  reload();
  await waitFor(() => expect(storedSheets(history.state)).toEqual([]));
  expect(sheets.value).toEqual([]);
});

test("a sent form is not open again below another sheet, and a form of the same act is", async () => {
  await openGameOf("hirtius");
  answerNoCommand();
  await sendMove();
  openSheet(() => <p>The menu</p>, ["menu"]);
  openAct({ type: "move", as: "hirtius", preset: { to: "rome" } });
  await waitFor(() => expect(currentGame.value?.outbox.value).toHaveLength(1));
  const [, , other] = storedSheets(history.state);
  expect(other?.name).toMatchObject(["act", { preset: { to: "rome" } }]);
  reload();
  await waitFor(() => expect(storedSheets(history.state)).toEqual([]));
  openAct({ type: "move", as: "hirtius", preset: { to: "rome" } });
  reload();
  await waitFor(() => expect(sheets.value).toHaveLength(1));
});

test("a form whose act was refused is open again after a reload", async () => {
  const server = await openGameOf("hirtius");
  server.routes["commands"] = refusedAnswer([objection]);
  await sendMove();
  await screen.findByText("Gaul is full.", { exact: false });
  reload();
  await waitFor(() => expect(sheets.value).toHaveLength(1));
  await screen.findByRole("button", { name: /Gaul.*Change/ });
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

test("a form is open again only after the acts on offer have come", async () => {
  await openGameOf("hirtius");
  openAct({ type: "move", as: "hirtius" });
  const stored = storedSheets(history.state);
  sheets.value = [];
  const game = currentGame.value;
  if (game) game.offers.value = {};
  const offersAtOpening: (readonly string[])[] = [];
  const stop = sheets.subscribe((open) => {
    if (open.length) offersAtOpening.push(Object.keys(game?.offers.peek() ?? {}));
  });
  restoreSheets(stored);
  await waitFor(() => expect(sheets.value).toHaveLength(1));
  stop();
  expect(offersAtOpening).toEqual([["hirtius"]]);
  closeSheet();
  await waitFor(() => expect(sheets.value).toEqual([]));
});

test("a slow answer closes only the form that was sent, and no sheet that was opened meanwhile", async () => {
  await openGameOf("hirtius");
  answerNoCommand();
  await sendMove();
  openSheet(() => <p>The menu</p>, ["menu"]);
  const goBack = vi.spyOn(history, "back");
  const isSending = (): boolean => document.querySelector("form.act [type=submit]")?.getAttribute("aria-busy") === "true";
  await waitFor(() => expect(isSending()).toBe(true));
  await waitFor(() => expect(isSending()).toBe(false));
  expect(goBack).not.toHaveBeenCalled();
  expect(sheets.value.map(({ name }) => name?.[0])).toEqual(["act", "menu"]);
  closeSheet();
  await waitFor(() => expect(sheets.value).toEqual([]));
  expect(goBack).toHaveBeenCalledTimes(2);
});

test("the forward button opens no form whose act was sent", async () => {
  await openGameOf("hirtius");
  answerNoCommand();
  await sendMove();
  closeSheet();
  await waitFor(() => expect(sheets.value).toEqual([]));
  await waitFor(() => expect(currentGame.value?.outbox.value).toHaveLength(1));
  const reached = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.forward();
  await reached;
  await waitFor(() => expect(storedSheets(history.state)).toEqual([]));
  expect(sheets.value).toEqual([]);
});
