import { describe, expect, test } from "vitest";
import type { Row, RowsField } from "../../../core/sending/rows";
import { defaultVerb, provincesToHighlight, stepsMeantByTap, stepOptions, rowAt, rowOf, canContinuePath, addStep, possibleVerbs } from "./ordersteps";

const options = (...values: string[]) => values.map((value) => ({ value }));

const field: RowsField = {
  kind: "rows",
  name: "orders",
  limit: 2,
  rows: [
    { of: "A rom", options: options("H", "- ven", "- tun", "- nap via convoy", "- nap", "S nap", "S nap - apu", "S ven - tus"), onward: {}, most: 1, price: 0 },
    { of: "G rom", options: options("H", "S ven"), onward: {}, most: 1, price: 0 },
    { of: "F tys", options: options("H", "- ion", "- spa/sc", "C rom - tun", "C rom - nap"), onward: { "- ion": ["- aeg", "- tys"] }, most: 2, price: 1 },
    { of: "F gre", options: options("H", "- bul/ec", "- bul/sc"), onward: {}, most: 2, price: 1 },
  ],
};
const row = (unit: string): Row => rowOf(field, unit) ?? { of: unit, options: [], onward: {}, most: 1, price: 0 };
const armyMove = { piece: "A rom", verb: "move", origin: "" } as const;

describe("writing orders by tapping", () => {
  test("a piece is found by its province, and a garrison apart from another piece there", () => {
    expect(rowAt(field, "rom", false)?.of).toBe("A rom");
    expect(rowAt(field, "rom", true)?.of).toBe("G rom");
    expect(rowAt(field, "par", false)).toBeUndefined();
  });

  test("taps reach in turn each of several pieces that were dislodged from one province", () => {
    const rows = ["A thr", "F thr", "F thr 2"].map((unit) => ({ of: unit, options: options("R ill", "D"), onward: {}, most: 1, price: 0 }));
    const retreats: RowsField = { kind: "rows", name: "retreats", rows };
    const next = (unit?: string) => rowAt(retreats, "thr", false, unit)?.of;
    expect([next(), next("A thr"), next("F thr"), next("F thr 2")]).toEqual(["A thr", "F thr", "F thr 2", "A thr"]);
    expect(stepsMeantByTap(retreats, {}, { piece: "F thr 2", verb: "retreat", origin: "" }, "ill").map(({ step }) => step)).toEqual(["R ill"]);
    expect(next("A rom")).toBe("A thr");
  });

  test("the first verb is a move, and for a garrison, which cannot move, a support", () => {
    expect(defaultVerb(row("A rom"))).toBe("move");
    expect(defaultVerb(row("G rom"))).toBe("support");
    expect(possibleVerbs(row("F tys"))).toEqual(["move", "convoy", "hold"]);
  });

  test("only offered provinces light up", () => {
    expect(provincesToHighlight(field, {}, armyMove)).toEqual(["ven", "tun", "nap"]);
  });

  test("a tap asks which way is meant if several lead to the place", () => {
    expect(stepsMeantByTap(field, {}, armyMove, "nap").map(({ step }) => step)).toEqual(["- nap via convoy", "- nap"]);
    expect(stepsMeantByTap(field, {}, { piece: "F gre", verb: "move", origin: "" }, "bul").map(({ step }) => step)).toEqual(["- bul/ec", "- bul/sc"]);
  });

  test("a support names the supported piece first, then its destination, or that it holds", () => {
    const helping = { ...armyMove, verb: "support" } as const;
    expect(provincesToHighlight(field, {}, helping)).toEqual(["nap", "ven"]);
    const draftWithOrigin = { ...helping, origin: "nap" };
    expect(provincesToHighlight(field, {}, draftWithOrigin)).toEqual(["nap", "apu"]);
    expect(stepsMeantByTap(field, {}, draftWithOrigin, "nap").map(({ step }) => step)).toEqual(["S nap"]);
  });

  test("a convoy names the army, then the shore", () => {
    const carrying = { piece: "F tys", verb: "convoy", origin: "" } as const;
    expect(provincesToHighlight(field, {}, carrying)).toEqual(["rom"]);
    expect(provincesToHighlight(field, {}, { ...carrying, origin: "rom" })).toEqual(["tun", "nap"]);
  });

  test("a fleet's path continues while there is petrol", () => {
    const fleet = { piece: "F tys", verb: "move", origin: "" } as const;
    const first = addStep(field, {}, fleet, "- ion");
    expect(provincesToHighlight(field, first, fleet)).toEqual(["aeg", "tys"]);
    const orders = addStep(field, first, fleet, "- aeg");
    expect(orders).toEqual({ "F tys": ["- ion", "- aeg"] });
    const other = { "F gre": ["- bul/ec"], "F tys": ["- ion"] };
    expect(provincesToHighlight(field, other, fleet)).toEqual(["ion", "spa"]);
  });

  test("only a moving fleet continues its path: no army, and no fleet that holds", () => {
    expect(canContinuePath(row("F tys"), ["- ion"])).toBe(true);
    expect(canContinuePath(row("F tys"), ["H"])).toBe(false);
    expect(canContinuePath(row("A rom"), ["- ven"])).toBe(false);
  });

  test("nothing lights up for another fleet without petrol", () => {
    const rows = { "F tys": ["- ion", "- aeg"] };
    expect(stepOptions(field, rows, { piece: "F gre", verb: "move", origin: "" })).toEqual([]);
    expect(provincesToHighlight(field, rows, armyMove)).toEqual(["ven", "tun", "nap"]);
  });

  test("a new order replaces the earlier one", () => {
    expect(addStep(field, { "A rom": ["- ven"] }, armyMove, "- tun")).toEqual({ "A rom": ["- tun"] });
  });
});
