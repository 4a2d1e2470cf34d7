// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line } from "../../core/view/fixtures";
import type { Form } from "../../core/view/wire";
import { letDialogsOpen, objection, offersDoc, okAnswer, openTestGame, refusedAnswer, tapElement } from "../testgame.fixtures";
import type { TestServer } from "../testgame.fixtures";
import { Sheets } from "../parts/sheet";
import { sheets } from "../router";
import { closeGame, currentGame } from "../services";
import { toasts } from "../toasts";
import { ScreenStuckCommands } from "./stucknotice";
import { useDirectActs } from "./directacts";
import type { DirectActs } from "./directacts";

const rollForm: Form = { type: "roll", chapter: "TURN", blocked: [], fields: [{ name: "again", kind: "subset", options: [{ value: "1" }], least: 0, most: 1 }] };
const stopForm: Form = { type: "stop", chapter: "TURN", blocked: [], fields: [] };
const buyForm: Form = { type: "buy", chapter: "LUX", blocked: [objection], fields: [] };
const doneReceipt = { command: "x", repeated: false, pending: false, entries: [line("p9")] };

let server: TestServer;
let play: DirectActs;

function Table() {
  play = useDirectActs("hirtius");
  return <ScreenStuckCommands directActs={play} />;
}

const postedCommands = (): unknown[] => server.posted.filter(({ path }) => path.endsWith("/commands")).map(({ body }) => body);

beforeEach(async () => {
  letDialogsOpen();
  server = await openTestGame();
  server.routes["offers"] = okAnswer(offersDoc({ offers: [rollForm, stopForm, buyForm] }));
  server.routes["commands"] = okAnswer(doneReceipt, 201);
  render(
    <>
      <Table />
      <Sheets />
    </>,
  );
  await waitFor(() => play.isFresh || Promise.reject(new Error("no offers yet")));
});
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
  vi.unstubAllGlobals();
});

test("a screen knows its open acts, its blocked acts and the reasons", () => {
  expect([play.isOpen("stop"), play.isOpen("buy"), play.isOpen("fly")]).toEqual([true, false, false]);
  expect(play.objectionsTo("buy")).toEqual([objection]);
  expect([play.objectionsTo("stop"), play.form("fly"), play.options("fly", "wings")]).toEqual([[], undefined, []]);
  expect(play.options("roll", "again")).toEqual([{ value: "1" }]);
});

test("one tap sends an act, and no other act is open meanwhile", async () => {
  let answer: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  const fetchBefore = globalThis.fetch;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.endsWith("/commands")) await gate;
    return fetchBefore(url, init);
  });
  const ready = play.act("roll", { again: ["1"] });
  await waitFor(() => expect(play.pendingType).toBe("roll"));
  expect(play.isOpen("stop")).toBe(false);
  answer?.();
  expect(await ready).toBe(true);
  await waitFor(() => expect(play.pendingType).toBe(""));
  expect(postedCommands()).toEqual([{ again: ["1"], type: "roll", as: "hirtius", period: 5 }]);
  await waitFor(() => expect(toasts.value.at(-1)?.tone).toBe("done"));
});

test("a tap on an act with an open choice opens its sheet", async () => {
  expect(await play.tap("roll")).toBe(false);
  expect(sheets.value).toHaveLength(1);
  expect(await play.tap("stop")).toBe(true);
  expect(postedCommands()).toHaveLength(1);
});

test("a refusal is shown on the screen until the next act", async () => {
  server.routes["commands"] = refusedAnswer([objection], false);
  expect(await play.act("stop")).toBe(false);
  await screen.findByText(/Gaul is full/);
  server.routes["commands"] = okAnswer(doneReceipt, 201);
  await play.act("stop");
  await waitFor(() => expect(screen.queryByText(/Gaul is full/)).toBeNull());
});

test("after any change the offers are requested again", async () => {
  server.routes["offers"] = okAnswer(offersDoc({ offers: [] }));
  server.say("entries", { now: 1_070_000, p: 3, pub: { slices: { market: { legio: 2 } }, entries: [line("p3")] } });
  await waitFor(() => expect(play.isOpen("stop")).toBe(false));
  await waitFor(() => expect(play.isFresh).toBe(true));
});

test("a command of an earlier period asks the player on this screen", async () => {
  server.routes["commands"] = { status: 409, body: { type: "/problems/stale-period", title: "Stale", status: 409 } };
  expect(await play.act("stop")).toBe(false);
  server.routes["commands"] = okAnswer(doneReceipt, 201);
  await screen.findByText("Do it now");
  await tapElement(() => screen.getByText("Do it now"));
  await waitFor(() => expect(currentGame.value?.outbox.value).toEqual([]));
});

test("forms are requested again after a lost answer", async () => {
  let count = 0;
  server.routes["offers"] = () => {
    count += 1;
    return count === 1 ? { status: 503, body: {} } : okAnswer(offersDoc({ offers: [] }));
  };
  server.say("entries", { now: 1_070_000, p: 3, pub: { slices: { market: { legio: 2 } }, entries: [line("p3")] } });
  await waitFor(() => expect(count).toBe(1));
  await waitFor(() => expect(play.isFresh).toBe(true), { timeout: 3_000 });
  expect(play.isOpen("stop")).toBe(false);
});

test("the second tap of a double tap does not send the act that is now under the finger", async () => {
  expect(await play.act("stop")).toBe(true);
  expect(play.isOpen("stop")).toBe(false);
  await waitFor(() => expect(play.isOpen("stop")).toBe(true));
});
