// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line } from "../../core/view/fixtures";
import type { Form } from "../../core/view/wire";
import { offersDoc, okAnswer, openTestGame, smallView } from "../testgame.fixtures";
import type { TestServer } from "../testgame.fixtures";
import { closeGame, currentGame } from "../services";
import { ActsAbout } from "./subjectacts";

const move: Form = {
  type: "move",
  chapter: "MOTUS",
  blocked: [],
  fields: [{ name: "to", kind: "choice", options: [{ value: "rome", ref: "place:rome" }] }],
};
const doneReceipt = { command: "x", repeated: false, pending: false, entries: [line("p9")] };

let server: TestServer;

beforeEach(async () => {
  server = await openTestGame();
  server.routes["offers"] = okAnswer(offersDoc({ offers: [move] }));
  server.routes["commands"] = okAnswer(doneReceipt, 201);
  render(<ActsAbout kind="place" id="rome" />);
  await screen.findByText("Move");
});
afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

test("after an act the old offers are hidden until new ones have come", async () => {
  server.routes["offers"] = { status: 503, body: {} };
  await currentGame.value?.submit({ type: "move", as: "hirtius", period: 5, to: "rome" }, { key: "act-move" }).outcome;
  await waitFor(() => expect(screen.queryByText("Move")).toBeNull());
  server.routes["offers"] = okAnswer(offersDoc({ offers: [move] }));
  await screen.findByText("Move", undefined, { timeout: 3_000 });
});

test("a character that was moved gets new offers at once", async () => {
  server.routes["offers"] = okAnswer(offersDoc({ offers: [] }));
  const personSlice = smallView().slices["person/hirtius"] as Record<string, unknown>;
  const slices = { "person/hirtius": { ...personSlice, place: "rome" } };
  server.say("entries", { now: 1_070_000, p: 3, pub: { slices, entries: [line("p3")] } });
  await waitFor(() => expect(screen.queryByText("Move")).toBeNull());
});
