import { describe, expect, test } from "vitest";
import { readOrder } from "./orders";

describe("orders in the usual notation", () => {
  test.each([
    ["A rom - nap", { verb: "move", kind: "A", at: "rom", path: ["nap"] }],
    ["F Nap - Tys - Wes", { verb: "move", at: "nap", path: ["tys", "wes"] }],
    ["A Rom - Tun via convoy", { verb: "move", path: ["tun"], via: true }],
    ["F Spa/sc - Mar", { verb: "move", at: "spa/sc", path: ["mar"] }],
    ["A Rom S Nap", { verb: "support", origin: "nap", path: [] }],
    ["G Rom S A Nap - Apu", { verb: "support", kind: "G", origin: "nap", path: ["apu"] }],
    ["F Tys C A Rom - Tun", { verb: "convoy", origin: "rom", path: ["tun"] }],
    ["A Rom H", { verb: "hold", at: "rom" }],
    ["A Rom R Ven", { verb: "retreat", path: ["ven"] }],
    ["F thr 2 R est", { verb: "retreat", kind: "F", at: "thr", path: ["est"] }],
    ["A rom D", { verb: "disband", at: "rom" }],
    ["Build F stp/nc", { verb: "build", kind: "F", at: "stp/nc" }],
    ["Disband B gal", { verb: "disband", kind: "B", at: "gal" }],
  ])("%s", (text, order) => {
    expect(readOrder(text)).toMatchObject(order);
  });

  test("a text that is not an order is read as undefined", () => {
    expect(readOrder("what")).toBeUndefined();
  });
});
