// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line } from "../../core/fixtures";
import type { Form } from "../../core/wire";
import { offers, ok, openBench, smallView } from "../bench";
import type { Bench } from "../bench";
import { closeGame, live } from "../services";
import { ActsWith } from "./with";

const move: Form = {
  type: "move",
  chapter: "MOTUS",
  blocked: [],
  fields: [{ name: "to", kind: "choice", options: [{ value: "rome", ref: "place:rome" }] }],
};
const done = { command: "x", repeated: false, pending: false, entries: [line("p9")] };

let bench: Bench;

beforeEach(async () => {
  bench = await openBench();
  bench.routes["offers"] = ok(offers({ offers: [move] }));
  bench.routes["commands"] = ok(done, 201);
  render(<ActsWith kind="place" id="rome" />);
  await screen.findByText("Move");
});
afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

test("who has gone is not offered to go until it is known what may be done now", async () => {
  bench.routes["offers"] = { status: 503, body: {} };
  await live.value?.submit({ type: "move", as: "hirtius", period: 5, to: "rome" }, { key: "act-move" }).outcome;
  await waitFor(() => expect(screen.queryByText("Move")).toBeNull());
  bench.routes["offers"] = ok(offers({ offers: [move] }));
  await screen.findByText("Move", undefined, { timeout: 3_000 });
});

test("whoever is taken elsewhere is asked at once what may be done there", async () => {
  bench.routes["offers"] = ok(offers({ offers: [] }));
  const moved = smallView().slices["person/hirtius"] as Record<string, unknown>;
  const slices = { "person/hirtius": { ...moved, place: "rome" } };
  bench.say("entries", { now: 1_070_000, p: 3, pub: { slices, entries: [line("p3")] } });
  await waitFor(() => expect(screen.queryByText("Move")).toBeNull());
});
