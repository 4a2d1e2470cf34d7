import { describe, expect, test } from "vitest";
import { concernOf } from "./concern";
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
const concernOfHirtius = (changes: Record<string, unknown>): string => concernOf(viewBefore, viewAfter(changes), "hirtius");

describe("a change is about a character", () => {
  test("if the slice is theirs or names them", () => {
    expect(concernOfHirtius({ "purse/hirtius": {} })).toBe("own");
    expect(concernOfHirtius({ "battle/1": { sides: [["pansa"], ["hirtius"]] } })).toBe("own");
    expect(concernOf(viewAfter({ "battle/1": { sides: ["hirtius"] } }), viewBefore, "hirtius")).toBe("own");
  });

  test("if others join them, or they are at another place", () => {
    expect(concernOfHirtius({ "person/livia": person("livia") })).toBe("own");
    expect(concernOfHirtius({ "person/pansa": person("pansa", { place: "gaul" }) })).toBe("own");
  });

  test("if the game is paused", () => {
    expect(concernOfHirtius({ game: game({ status: "paused" }) })).toBe("own");
  });

  test("if a new period begins", () => {
    const { period } = game();
    expect(concernOfHirtius({ game: game({ period: { ...period, seq: 6 } }) })).toBe("own");
  });

  test("if the view was unknown before or is unknown now", () => {
    expect(concernOf(null, viewBefore, "hirtius")).toBe("own");
    expect(concernOf(viewBefore, null, "hirtius")).toBe("own");
    expect(concernOf(null, null, "hirtius")).toBe("none");
  });
});

describe("a change is about others", () => {
  test("if it is about people at another place, or about things", () => {
    expect(concernOfHirtius({ market: { legio: 2 }, "person/pansa": person("pansa", { place: "sicily" }) })).toBe("others");
    expect(concernOfHirtius({ game: game({ rulings: 1 }) })).toBe("others");
    expect(concernOfHirtius({ "purse/pansa": { id: "pansa", holds: {} }, market: { legio: 2 } })).toBe("others");
  });

  test("for a character at no place, if others leave their place", () => {
    expect(concernOf(viewBefore, viewAfter({ "person/pansa": person("pansa", { place: "" }) }), "minerva")).toBe("others");
  });
});

describe("a change concerns nobody", () => {
  test("if no slice has changed, as after a new line of the chronicle", () => {
    expect(concernOfHirtius({})).toBe("none");
    expect(concernOf(viewBefore, viewBefore, "hirtius")).toBe("none");
  });

  test("if only the money of others or a request between others has changed", () => {
    expect(concernOfHirtius({ "purse/pansa": { id: "pansa", holds: {} } })).toBe("none");
    expect(concernOfHirtius({ "petition/1": { actor: "pansa", voices: ["livia"] }, "purse/livia": { id: "livia" } })).toBe("none");
    expect(concernOfHirtius({ "petition/1": { actor: "pansa", voices: ["hirtius"] } })).toBe("own");
  });
});
