import { describe, expect, test } from "vitest";
import type { BoardContent, ProvinceContent } from "../map/state";
import type { OrderDoc, PlayedDoc } from "../wire";
import { boardFrom, boardAfterStep } from "./board";
import turns from "./fixtures.json";
import { framesOf } from "./frames";
import type { ReplayFrame } from "./frames";
import { momentsOf } from "./moments";

/** Turns as the server sends them. A Python test compares these turns with the server's present answers. */
const TURNS = turns as unknown as readonly { readonly name: string; readonly played: PlayedDoc }[];

const turnNamed = (name: string): PlayedDoc => {
  const turn = TURNS.find((turn) => turn.name.startsWith(name));
  if (!turn) throw new Error(`no turn is called ${name}`);
  return turn.played;
};

/** Return the moments of a turn. Each moment is one text. */
const turnMoments = (name: string): string[] => momentTexts(turnNamed(name).orders);
const momentTexts = (orders: readonly OrderDoc[]): string[] => momentsOf(orders).map((moment) => moment.orders.map(({ order }) => order).join(" + "));

const order = (piece: string, text: string, changes: Partial<OrderDoc> = {}): OrderDoc => ({
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
  ...changes,
});

const PLAYED_TURN: PlayedDoc = {
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
    order("A nap", "A Nap S Apu", { owner: "julia", verdict: "fails", cause: "dislodged", against: "rom", dislodged_from: "rom" }),
    order("G nap", "G Nap H", { owner: "julia", verdict: "fails", cause: "dislodged", dislodged_from: "rom" }),
  ],
  changes: [
    { what: "orders", left: ["nap", "rom"], came: [{ kind: "A", at: "nap", owner: "gaius" }], owners: {}, garrisons: { nap: null }, markers: { nap: false } },
    { what: "retreats", left: [], came: [{ kind: "A", at: "apu", owner: "julia" }], owners: {}, garrisons: {}, markers: { apu: false } },
    { what: "captures", left: [], came: [], owners: { nap: "gaius" }, garrisons: {}, markers: {} },
  ],
};

/** Return the board in a fixed order, without dislodged units. */
function sortedBoard(board: BoardContent | undefined): unknown {
  const contentOf = ([province, { unit, garrison, hasMarker, owner }]: [string, ProvinceContent]): unknown => [province, { unit: unit && { ...unit }, garrison, marker: hasMarker, owner }];
  return Object.entries(board?.provinces ?? {})
    .filter(([, content]) => Object.keys(content).some((name) => name !== "dislodged"))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(contentOf);
}

const shownIn = ({ board }: ReplayFrame): readonly ProvinceContent[] => Object.values(board.provinces);
const unitsIn = (frame: ReplayFrame): number => shownIn(frame).reduce((sum, { unit, dislodged }) => sum + Number(unit !== undefined) + Number(dislodged !== undefined), 0);

describe("the moment of truth", () => {
  test("begins with the board before the turn and all orders on it", () => {
    const [first] = framesOf(PLAYED_TURN, { gaius: 0, julia: 1 });
    expect(first?.orders).toHaveLength(4);
    expect(first?.decidedOrders.size).toBe(0);
    expect(first?.board.provinces["nap"]).toMatchObject({ owner: "julia", unit: { kind: "army", power: "julia" }, garrison: "julia" });
  });

  test("shows a dislodged unit beside its attacker until the retreats, and removes its garrison", () => {
    const frames = framesOf(PLAYED_TURN, {});
    const after = frames.find(({ moment }) => moment?.moves.length);
    expect(after?.board.provinces["nap"]).toMatchObject({ unit: { power: "gaius" }, dislodged: { power: "julia" } });
    expect(after?.board.provinces["nap"]).not.toHaveProperty("garrison");
    expect(after?.board.provinces["nap"]).not.toHaveProperty("hasMarker");
    const steps = frames.filter(({ moment }) => !moment).map(({ step, board }) => [step, Boolean(board.provinces["nap"]?.dislodged)]);
    expect(steps).toEqual([["orders", false], ["orders", true], ["retreats", false], ["captures", false]]);
  });

  test("ends with the board after the turn", () => {
    const lastFrame = framesOf(PLAYED_TURN, {}).at(-1);
    expect(lastFrame?.board.provinces["nap"]).toMatchObject({ owner: "gaius", unit: { power: "gaius" } });
    expect(lastFrame?.board.provinces["apu"]).toEqual({ unit: { kind: "army", power: "julia", coast: "" } });
  });

  test("draws a centre that lost its owner as unowned", () => {
    const board = boardFrom(PLAYED_TURN.before, {});
    const after = boardAfterStep(board, { what: "barbarians", left: [], came: [], owners: { rom: "" }, garrisons: { rom: "" }, markers: { rom: true } });
    expect(after.provinces["rom"]).toEqual({ unit: { kind: "army", power: "gaius", coast: "" }, garrison: "", hasMarker: true });
  });

  test("shows guests who were expelled beside their city until they have retreated", () => {
    const board = boardFrom(PLAYED_TURN.before, {});
    const noChange = { came: [], owners: {}, garrisons: {}, markers: {} };
    const out = boardAfterStep(board, { what: "partings", left: ["rom"], ...noChange });
    expect(out.provinces["rom"]).toEqual({ owner: "gaius", dislodged: { kind: "army", power: "gaius", coast: "" } });
    expect(boardAfterStep(out, { what: "retreats", left: [], ...noChange }).provinces["rom"]).toEqual({ owner: "gaius" });
  });

  test("keeps drawing the earlier parts of a path with the next one", () => {
    const frames = framesOf(turnNamed("a path in three parts"), {});
    const seas = frames.map(({ board }) => ["tys", "ion", "aeg", "eas"].find((sea) => board.provinces[sea]?.unit));
    expect(seas).toEqual(["tys", "ion", "aeg", "eas", "eas"]);
    expect(frames.map(({ orders }) => orders.length)).toEqual([1, 1, 2, 3, 3]);
  });
});

describe("the order of cause", () => {
  test("shows a cut before the result that it changes, and supports that only held last", () => {
    expect(momentTexts(PLAYED_TURN.orders)).toEqual(["A Nap S Apu", "A Rom - Nap + G Nap H", "F Tys S Rom - Nap"]);
  });

  test("shows a unit that leaves before the unit that enters, for all owners", () => {
    for (const owner of ["gaius", "julia"]) {
      const chain = [order("A rom", "A Rom - Nap"), order("A nap", "A Nap - Apu", { owner }), order("A apu", "A Apu - Ven", { owner })];
      expect(momentTexts(chain)).toEqual(["A Apu - Ven", "A Nap - Apu", "A Rom - Nap"]);
    }
  });

  test("shows the moves of a ring together, and a swap by sea", () => {
    expect(turnMoments("6.C.2 ")).toEqual(["F Ank - Con + A Con - Smy + A Smy - Ank", "A Bul S Ank - Con"]);
    expect(turnMoments("6.G.1 ")[0]).toBe("A Nwy - Swe + A Swe - Nwy");
  });

  test("shows a broken ring from the break on", () => {
    expect(turnMoments("6.C.3 ")).toEqual(["F Ank - Con + A Bul - Con", "A Smy - Ank", "A Con - Smy"]);
  });

  test("shows a dislodged convoy before the army that it fails to carry", () => {
    const [first, ...otherMoments] = turnMoments("6.C.5 ");
    expect(first).toBe("F Nap - Ion + F Ion C A Bul - Tri");
    expect(otherMoments[0]).toBe("A Bul - Tri");
  });

  test("shows in a head-to-head battle the failure before the move", () => {
    expect(turnMoments("6.E.1 ")).toEqual(["A Pru - Ber", "A Ber - Pru", "F Kie - Ber", "A Sil S Ber - Pru"]);
    const head = [order("A rom", "A Rom - Nap"), order("A nap", "A Nap - Rom", { owner: "julia", verdict: "fails", cause: "head-to-head", against: "rom", dislodged_from: "rom" })];
    expect(momentTexts(head)).toEqual(["A Nap - Rom", "A Rom - Nap"]);
  });

  test("shows each bounce off a besieged garrison, and moves nobody", () => {
    expect(turnMoments("6.E.8 ").slice(0, 2)).toEqual(["F Nth - Nwy", "F Hel - Nth + F Nwy - Nth"]);
    const boards = framesOf(turnNamed("6.E.8 "), {}).map(({ board }) => sortedBoard(board));
    expect(boards).toEqual(boards.map(() => boards[0]));
  });

  test("does not repeat the result of an earlier part of a path", () => {
    expect(turnMoments("a path that drives out")).toEqual(["F Eas - Aeg", "F Tys - Ion - Aeg", "F Smy S Ion - Aeg", "F Ion - Aeg + F Aeg H"]);
  });

  test("ends even if cuts cut each other in a circle", () => {
    const bothOrders = [
      order("A rom", "A Rom S Nap - Apu", { verdict: "fails", cause: "dislodged", dislodged_from: "ven" }),
      order("A ven", "A Ven - Rom"),
      order("A apu", "A Apu S Ven - Rom", { verdict: "fails", cause: "dislodged", dislodged_from: "nap" }),
      order("A nap", "A Nap - Apu"),
    ];
    expect(momentTexts(bothOrders)).toEqual(["A Rom S Nap - Apu", "A Apu S Ven - Rom", "A Ven - Rom", "A Nap - Apu"]);
  });
});

describe.each(TURNS)("all moments of $name", ({ played: turn }) => {
  const frames = framesOf(turn, {});
  const [first] = frames;
  const framesWithMoment = frames.filter(({ moment }) => moment);
  const out = turn.orders.filter((order) => order.dislodged_from && !order.piece.startsWith("G")).map(({ piece }) => piece.slice(2, 5));
  const dislodgedProvinces = new Set(out);

  test("lead to exactly the server's board", () => {
    const [orders] = turn.changes;
    expect(orders?.what).toBe("orders");
    const after = orders && boardAfterStep(boardFrom(turn.before, {}), orders);
    expect(sortedBoard((framesWithMoment.at(-1) ?? first)?.board)).toEqual(sortedBoard(after));
  });

  test("lose no unit and show none twice", () => {
    const unitCount = first ? unitsIn(first) : 0;
    for (const frame of frames) {
      // If two units are dislodged from the same place, the board shows only the last of them.
      expect(unitsIn(frame)).toBeGreaterThanOrEqual(unitCount - (out.length - dislodgedProvinces.size));
      expect(unitsIn(frame)).toBeLessThanOrEqual(unitCount);
    }
    const lastFrame = frames.at(-1);
    expect(lastFrame && shownIn(lastFrame).filter(({ dislodged }) => dislodged)).toHaveLength(dislodgedProvinces.size);
  });

  test("decide every order once", () => {
    const orders = framesWithMoment.flatMap(({ moment }) => moment?.orders ?? []);
    expect(new Set(orders).size).toBe(orders.length);
    expect(new Set(orders)).toEqual(frames.at(-1)?.decidedOrders);
  });
});
