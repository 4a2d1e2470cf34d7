// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { line, person, place } from "../../core/view/fixtures";
import type { Form } from "../../core/view/wire";
import { doneEntries } from "../../ui/act/doneentries";
import { Sheets } from "../../ui/parts/sheet";
import { sheets } from "../../ui/router";
import { closeGame } from "../../ui/services";
import { texts } from "../../ui/texts";
import { showToast, toasts } from "../../ui/toasts";
import { letDialogsOpen, objection, offersDoc, okAnswer, openTestGame, smallView, tapElement, testAttempt } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { Desk } from ".";

let server: TestServer;

/** The server's time in the view (milliseconds). */
const NOW = 1_060_000;

const petition = {
  id: "p1",
  type: "buy-legions",
  actor: "hirtius",
  fields: { seller: "minerva", quantity: 2 },
  voices: ["minerva"],
  given: [],
  since: 0,
};
const boughtLeg = { asset: "denarius", from: "hirtius", to: "minerva", amount: 400_000 };
const soldLeg = { asset: "legio_curialis", from: "minerva", to: "hirtius", amount: 2 };
const receipt = { command: "x", repeated: false, pending: false, entries: [] };

async function sitAtDesk(slices: Record<string, unknown> = {}, changes: object = {}, would = testAttempt()): Promise<void> {
  const rome = {
    "person/minerva": person("minerva", { role: "numen", group: "olympian", mortal: false, place: "rome" }),
    "place/rome": place("rome", { kind: "rome", here: ["livia", "minerva", "fata"] }),
  };
  const small = smallView();
  server = await openTestGame(smallView({ me: ["minerva"], slices: { ...small.slices, ...rome, ...slices }, ...changes }));
  server.routes["try"] = okAnswer(would);
  server.routes["accounts"] = okAnswer({ game: "ides", accounts: [], tills: false });
  server.routes["commands"] = okAnswer(receipt, 201);
  render(
    <>
      <Desk />
      <Sheets />
    </>,
  );
}

beforeEach(letDialogsOpen);
afterEach(() => {
  cleanup();
  sheets.value = [];
  doneEntries.value = new Set();
  closeGame();
});

test("a petition shows who asks for what, how long they have waited, and what it brings me", async () => {
  await sitAtDesk({ "petition/p1": { ...petition, since: NOW - 130_000 } }, {}, testAttempt({ legs: [boughtLeg, soldLeg] }));
  await waitFor(() => expect(document.querySelector(".desk-asker")?.textContent).toMatch(/Hirtius asks.*2 min$/));
  await screen.findByText("+400,000 D");
  expect(document.querySelector(".desk-outcome")?.textContent).toMatch(/−2 /);
});

test("a petition that the rules now forbid shows the reason", async () => {
  await sitAtDesk({ "petition/p1": petition }, {}, testAttempt({ objections: [objection] }));
  expect(await screen.findByText(/Gaul is full/)).not.toBeNull();
});

test("the next petition ignores taps for a moment after an answer", async () => {
  await sitAtDesk({ "petition/p1": petition, "petition/p2": { ...petition, id: "p2", actor: "livia" } });
  const [first, second] = screen.getAllByRole("button", { name: "Agree" });
  await tapElement(() => first as HTMLElement);
  fireEvent.click(second as HTMLElement);
  await waitFor(() => expect(server.posted.filter(({ path }) => path.endsWith("/commands"))).toHaveLength(1));
  await waitFor(() => expect(second?.getAttribute("aria-disabled")).toBe("false"));
});

test("players at my place are one tap away, and the search finds people by a part of their name", async () => {
  await sitAtDesk();
  fireEvent.click(screen.getByRole("button", { name: "Livia" }));
  await screen.findByRole("heading", { name: /For Livia/ });
  cleanup();
  sheets.value = [];
  render(<Desk />);
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "aul" } });
  expect(screen.getByText("Hirtius").closest("button")).not.toBeNull();
  expect(screen.queryByText("Livia")).toBeNull();
});

test("acts with me come first, and their forms open with my name", async () => {
  const buy: Form = {
    type: "buy-legions",
    chapter: "MERC",
    blocked: [],
    fields: [{ name: "seller", kind: "choice", options: [{ value: "minerva", ref: "who:minerva" }, { value: "fata", ref: "who:fata" }] }],
  };
  const walk: Form = { type: "move", chapter: "MOTUS", blocked: [], fields: [] };
  await sitAtDesk();
  server.routes["offers"] = okAnswer(offersDoc({ as: "livia", offers: [walk, buy] }));
  fireEvent.click(screen.getByRole("button", { name: "Livia" }));
  const first = await waitFor(() => document.querySelector<HTMLElement>(".act .shortcut") ?? Promise.reject(new Error("no acts yet")));
  fireEvent.click(first);
  await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "buy-legions", as: "livia", recorder: "minerva", seller: "minerva" }));
});

test("one tap undoes my last act while the rules allow it", async () => {
  await sitAtDesk({}, { entries: [line("p1", { at: NOW, by: { as: "hirtius", recorder: "minerva" } })] });
  const undo = await screen.findByRole("button", { name: "Undo" });
  fireEvent.click(undo);
  await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "undo", as: "minerva", entry: "entry-p1" }));
});

test("the bar offers no undo for acts that the rules keep or that other people did", async () => {
  await sitAtDesk({}, {}, testAttempt({ objections: [objection] }));
  server.say("entries", { now: 1, p: 1, pub: { slices: {}, entries: [line("p1", { at: NOW, by: { as: "minerva", recorder: "" } })] } });
  await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "undo" }));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("the desk asks in the next season again whether an act can be undone", async () => {
  await sitAtDesk();
  server.routes["try"] = { status: 409, body: { type: "/problems/stale-period", title: "Stale", status: 409 } };
  server.say("entries", { now: 1, p: 1, pub: { slices: {}, entries: [line("p1", { at: NOW, by: { as: "minerva", recorder: "" } })] } });
  await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "undo" }));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  server.routes["try"] = okAnswer(testAttempt());
  const game = smallView().slices["game"] as { period: object };
  server.say("entries", { now: 2, p: 2, pub: { slices: { game: { ...game, period: { ...game.period, seq: 99 } } }, entries: [] } });
  await screen.findByRole("button", { name: "Undo" });
  expect(server.posted.at(-1)?.body).toMatchObject({ type: "undo", period: 99 });
});

test("a toast does not repeat the bar's sentence, unless the rules allow no undo", async () => {
  const saleLine = line("p1", { at: NOW, key: "gift-given", by: { as: "hirtius", recorder: "minerva" } });
  const toastTexts = (): readonly string[] => toasts.value.map((toast) => toast.parts.map((part) => (typeof part === "string" ? part : part.text)).join(""));
  await sitAtDesk({}, { entries: [saleLine] });
  await screen.findByRole("button", { name: "Undo" });
  showToast("done", texts.value.parts(saleLine));
  showToast("done", ["Something else"]);
  expect(toastTexts()).toEqual(["Something else"]);
  cleanup();
  toasts.value = [];
  await sitAtDesk({}, { entries: [saleLine] }, testAttempt({ objections: [objection] }));
  showToast("done", texts.value.parts(saleLine));
  await waitFor(() => expect(toastTexts()).toEqual([texts.value.text(saleLine.key, saleLine.args)]));
});

test("a toast that was held back for the bar appears if the player leaves the desk first", async () => {
  const saleLine = line("p1", { at: NOW, key: "gift-given", by: { as: "hirtius", recorder: "minerva" } });
  const toastTexts = (): readonly string[] => toasts.value.map((toast) => toast.parts.map((part) => (typeof part === "string" ? part : part.text)).join(""));
  toasts.value = [];
  await sitAtDesk({}, { entries: [saleLine] });
  showToast("done", texts.value.parts(saleLine));
  expect(toastTexts()).toEqual([]);
  cleanup();
  expect(toastTexts()).toEqual([texts.value.text(saleLine.key, saleLine.args)]);
});

test("the till shows receipts and payments, and leaves out each of them if it is empty", async () => {
  const change = (amount: number) => ({ entry: `e${amount}`, at: 1, period: 5, key: "k", args: {}, text: "", other: "livia", amount, balance: 0, reversed: false });
  const account = { account: "minerva", holder: "minerva", owner: "minerva", asset: "denarius", balance: 2 };
  await sitAtDesk();
  server.routes["accounts"] = okAnswer({ game: "ides", accounts: [account], tills: false });
  server.routes["statement"] = okAnswer({ ...account, changes: [change(2)], opening: 0, closing: 2, more: false });
  cleanup();
  render(<Desk />);
  await screen.findByText("Taken in");
  expect(screen.queryByText("Paid out")).toBeNull();
  expect(document.querySelector(".till")?.textContent).not.toContain("−");
});
