import { describe, expect, test } from "vitest";
import { concerns } from "./concern";
import { game, person } from "./fixtures";

const slices = {
  game: game(),
  "person/hirtius": person("hirtius", { place: "gaul" }),
  "person/livia": person("livia", { place: "gaul" }),
  "person/minerva": person("minerva", { place: "" }),
  "person/pansa": person("pansa"),
  market: { legio: 3 },
};
const before = { slices };
const after = (changes: Record<string, unknown>) => ({ slices: { ...slices, ...changes } });
const concernsHirtius = (changes: Record<string, unknown>): boolean => concerns(before, after(changes), "hirtius");

describe("a change concerns somebody", () => {
  test("that is in a slice of their own, or in one that names them", () => {
    expect(concernsHirtius({ "purse/hirtius": {} })).toBe(true);
    expect(concernsHirtius({ "battle/1": { sides: [["pansa"], ["hirtius"]] } })).toBe(true);
    expect(concerns(after({ "battle/1": { sides: ["hirtius"] } }), before, "hirtius")).toBe(true);
  });

  test("with whom others are now, or who is elsewhere", () => {
    expect(concernsHirtius({ "person/livia": person("livia") })).toBe(true);
    expect(concernsHirtius({ "person/pansa": person("pansa", { place: "gaul" }) })).toBe(true);
  });

  test("as a period does that everybody is in", () => {
    const { period } = game();
    expect(concernsHirtius({ game: game({ period: { ...period, seq: 6 } }) })).toBe(true);
  });

  test("when nothing was known, or nothing is known any more", () => {
    expect(concerns(null, before, "hirtius")).toBe(true);
    expect(concerns(before, null, "hirtius")).toBe(true);
    expect(concerns(null, null, "hirtius")).toBe(false);
  });
});

describe("a change does not concern somebody", () => {
  test("that is about others elsewhere, or about things", () => {
    expect(concernsHirtius({})).toBe(false);
    expect(concernsHirtius({ market: { legio: 2 }, "person/pansa": person("pansa", { place: "sicily" }) })).toBe(false);
    expect(concernsHirtius({ game: game({ rulings: 1 }) })).toBe(false);
  });

  test("who is nowhere, when others are nowhere now", () => {
    expect(concerns(before, after({ "person/pansa": person("pansa", { place: "" }) }), "minerva")).toBe(false);
  });
});
