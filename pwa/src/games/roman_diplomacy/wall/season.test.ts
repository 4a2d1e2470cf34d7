import { describe, expect, test } from "vitest";
import type { ChangeDoc, OrderDoc, PlayedDoc } from "../wire";
import { summaryOf } from "./season";

const order = (owner: string, text: string, changes: Partial<OrderDoc> = {}): OrderDoc => ({
  owner, piece: text.slice(0, 5).toLowerCase().replace(/^./, (kind) => kind.toUpperCase()), order: text,
  verdict: "succeeds", cause: "", against: "", own: 0, other: 0, dislodged_from: "", impulse: 1, given: true, ...changes,
});
const change = (kind: ChangeDoc["what"], owners: Record<string, string>): ChangeDoc => ({ what: kind, owners, left: [], came: [], garrisons: {}, markers: {} });

const PLAYED_TURN: PlayedDoc = {
  period: 2,
  turn: 1,
  season: "autumn",
  year: "AD 100",
  before: { pieces: [], owners: { nap: "julia", ven: "", rom: "gaius" }, markers: [] },
  orders: [
    order("gaius", "A Rom - Nap"),
    order("gaius", "F Tys - Ion - Aeg"),
    order("gaius", "F Ion - Aeg", { impulse: 2 }),
    order("julia", "A Nap S Apu", { verdict: "fails", cause: "dislodged", dislodged_from: "rom" }),
    order("julia", "A Apu - Ven", { verdict: "fails", cause: "bounced", against: "tri" }),
    order("livia", "A Tri - Ven", { verdict: "fails", cause: "bounced", against: "apu" }),
    order("livia", "A Boh H", { given: false }),
  ],
  changes: [change("orders", {}), change("captures", { nap: "gaius", ven: "livia" }), change("barbarians", { ven: "" })],
};

describe("the summary of a turn", () => {
  test("counts moves, bounces and cuts, and names dislodged pieces", () => {
    const { dislodgedOrders, ...counts } = summaryOf(PLAYED_TURN);
    expect(counts).toMatchObject({ successCount: 2, bouncedCount: 2, cutCount: 1 });
    expect(dislodgedOrders.map(({ piece }) => piece)).toEqual(["A nap"]);
  });

  test("names the new owners of centres that changed hands", () => {
    expect(summaryOf(PLAYED_TURN).capturedPlaces).toEqual([["nap", "gaius"]]);
  });
});
