import { describe, expect, test } from "vitest";
import { concernsCharacter } from "./concern";
import { game, person } from "./fixtures";

const slices = {
  game: game(),
  "person/hirtius": person("hirtius", { place: "gaul" }),
  "person/livia": person("livia", { place: "gaul" }),
  "person/minerva": person("minerva", { place: "" }),
  "person/pansa": person("pansa"),
  market: { legio: 3 },
};
const viewBefore = { slices };
const viewAfter = (changes: Record<string, unknown>) => ({ slices: { ...slices, ...changes } });
const concernsHirtius = (changes: Record<string, unknown>): boolean => concernsCharacter(viewBefore, viewAfter(changes), "hirtius");

describe("a change concerns a character", () => {
  test("if the slice is theirs or names them", () => {
    expect(concernsHirtius({ "purse/hirtius": {} })).toBe(true);
    expect(concernsHirtius({ "battle/1": { sides: [["pansa"], ["hirtius"]] } })).toBe(true);
    expect(concernsCharacter(viewAfter({ "battle/1": { sides: ["hirtius"] } }), viewBefore, "hirtius")).toBe(true);
  });

  test("if others join them, or they are at another place", () => {
    expect(concernsHirtius({ "person/livia": person("livia") })).toBe(true);
    expect(concernsHirtius({ "person/pansa": person("pansa", { place: "gaul" }) })).toBe(true);
  });

  test("if a new period begins", () => {
    const { period } = game();
    expect(concernsHirtius({ game: game({ period: { ...period, seq: 6 } }) })).toBe(true);
  });

  test("if the view was unknown before or is unknown now", () => {
    expect(concernsCharacter(null, viewBefore, "hirtius")).toBe(true);
    expect(concernsCharacter(viewBefore, null, "hirtius")).toBe(true);
    expect(concernsCharacter(null, null, "hirtius")).toBe(false);
  });
});

describe("a change does not concern a character", () => {
  test("if it is about others at another place, or about things", () => {
    expect(concernsHirtius({})).toBe(false);
    expect(concernsHirtius({ market: { legio: 2 }, "person/pansa": person("pansa", { place: "sicily" }) })).toBe(false);
    expect(concernsHirtius({ game: game({ rulings: 1 }) })).toBe(false);
  });

  test("at no place, if others leave their place", () => {
    expect(concernsCharacter(viewBefore, viewAfter({ "person/pansa": person("pansa", { place: "" }) }), "minerva")).toBe(false);
  });
});
