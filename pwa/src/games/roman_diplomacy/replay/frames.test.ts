import { describe, expect, test } from "vitest";
import type { OrderDoc, PlayedDoc } from "../wire";
import { boardFrom, byCause, changed, framesOf } from "./frames";

const order = (piece: string, text: string, more: Partial<OrderDoc> = {}): OrderDoc => ({
  owner: "gaius",
  piece,
  order: text,
  verdict: "succeeds",
  cause: "",
  against: "",
  own: 0,
  other: 0,
  dislodged_from: "",
  impulse: 1,
  given: true,
  ...more,
});

const played: PlayedDoc = {
  period: 1,
  turn: 0,
  season: "spring",
  year: "AD 100",
  before: {
    pieces: [
      { kind: "A", at: "rom", owner: "gaius" },
      { kind: "A", at: "nap", owner: "julia" },
      { kind: "F", at: "tys", owner: "gaius" },
      { kind: "G", at: "nap", owner: "julia" },
    ],
    owners: { rom: "gaius", nap: "julia", ven: "" },
    markers: ["apu", "nap"],
  },
  orders: [
    order("A rom", "A Rom - Nap"),
    order("F tys", "F Tys S Rom - Nap"),
    order("A nap", "A Nap S Apu", { owner: "julia", verdict: "fails", cause: "cut", against: "tys", dislodged_from: "rom" }),
  ],
  changes: [
    { what: "orders", left: ["nap", "rom"], came: [{ kind: "A", at: "nap", owner: "gaius" }], owners: {}, garrisons: { nap: null }, markers: { nap: false } },
    { what: "retreats", left: [], came: [{ kind: "A", at: "apu", owner: "julia" }], owners: {}, garrisons: {}, markers: { apu: false } },
    { what: "captures", left: [], came: [], owners: { nap: "gaius" }, garrisons: {}, markers: {} },
  ],
};

describe("the moment of truth", () => {
  test("begins with the board before and all orders on it", () => {
    const [first] = framesOf(played, { gaius: 0, julia: 1 });
    expect(first?.orders).toHaveLength(3);
    expect(first?.decided.size).toBe(0);
    expect(first?.board.provinces["nap"]).toMatchObject({ owner: "julia", unit: { kind: "army", power: "julia" }, garrison: "julia" });
  });

  test("tells cuts before moves, and moves before what only did its work", () => {
    expect(byCause(played.orders).map(({ piece }) => piece)).toEqual(["A nap", "A rom", "F tys"]);
  });

  test("whoever is driven out stands beside the one that came until the retreats", () => {
    const frames = framesOf(played, {});
    const after = frames.find(({ told }) => told?.piece === "A rom");
    expect(after?.board.provinces["nap"]).toMatchObject({ unit: { power: "gaius" }, dislodged: { power: "julia" } });
    const steps = frames.filter(({ told }) => !told).map(({ step, board }) => [step, Boolean(board.provinces["nap"]?.dislodged)]);
    expect(steps).toEqual([["orders", false], ["orders", true], ["retreats", false], ["captures", false]]);
  });

  test("ends with the board as the turn left it", () => {
    const last = framesOf(played, {}).at(-1);
    expect(last?.board.provinces["nap"]).toMatchObject({ owner: "gaius", unit: { power: "gaius" } });
    expect(last?.board.provinces["nap"]).not.toHaveProperty("garrison");
    expect(last?.board.provinces["apu"]).toEqual({ unit: { kind: "army", power: "julia", coast: "" } });
  });

  test("a centre that nobody has any more is drawn as nobody's", () => {
    const board = boardFrom(played.before, {});
    const after = changed(board, { what: "barbarians", left: [], came: [], owners: { rom: "" }, garrisons: { rom: "" }, markers: { rom: true } });
    expect(after.provinces["rom"]).toEqual({ unit: { kind: "army", power: "gaius", coast: "" }, garrison: "", marker: true });
  });
});
