import { describe, expect, test } from "vitest";
import { concernOf } from "./concern";
import { game, line, person } from "./fixtures";
import type { Line } from "./wire";

const slices = {
  game: game(),
  "person/hirtius": person("hirtius", { place: "gaul" }),
  "person/livia": person("livia", { place: "gaul" }),
  "person/minerva": person("minerva", { place: "" }),
  "person/pansa": person("pansa"),
  market: { legio: 3 },
};
const pub = [line("p1", { args: { who: "who:hirtius", to: "place:gaul" } }), line("p2")];
const viewBefore = { slices, pub, own: [] as readonly Line[] };
const viewAfter = (changes: Record<string, unknown>) => ({ ...viewBefore, slices: { ...slices, ...changes } });
const concernOfHirtius = (changes: Record<string, unknown>): string => concernOf(viewBefore, viewAfter(changes), "hirtius");
const aboutPansa = { args: { who: "who:pansa", to: "place:sicily" }, by: { as: "pansa", recorder: "" } };
const concernOfLine = (changes: Partial<Line>): string =>
  concernOf(viewBefore, { ...viewBefore, pub: [...pub, line("p3", { ...aboutPansa, ...changes })] }, "hirtius");

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

  test("if others leave them", () => {
    expect(concernOfHirtius({ "person/livia": null })).toBe("own");
  });

  test("if a new line names them, as after lots without a changed slice", () => {
    const lots = { key: "lots-drawn", args: { who: ["who:pansa", "who:hirtius"], n: 2, place: "place:sicily" } };
    expect(concernOfLine(lots)).toBe("own");
    expect(concernOfLine({ args: { said: { key: "lots-drawn", args: lots.args } } })).toBe("own");
    expect(concernOfLine({ by: { as: "hirtius", recorder: "" } })).toBe("own");
    expect(concernOfLine({ by: { as: "pansa", recorder: "hirtius" } })).toBe("own");
    expect(concernOf(viewBefore, { ...viewBefore, own: [line("q1", lots)] }, "hirtius")).toBe("own");
  });

  test("if the newest line has a new copy that names them", () => {
    const copies = [...pub.slice(0, 1), line("p2", { reversed: true })];
    expect(concernOf(viewBefore, { ...viewBefore, pub: copies }, "hirtius")).toBe("own");
  });

  test("if a new line names their place, as after a turn that others passed there", () => {
    expect(concernOfLine({ args: { who: "who:pansa", place: "place:gaul" } })).toBe("own");
    expect(concernOfLine({ moved: [{ piece: "pansa", place: "gaul", seat: "" }] })).toBe("own");
  });

  test("if the game is paused", () => {
    expect(concernOfHirtius({ game: game({ status: "paused" }) })).toBe("own");
  });

  test("if anything else of the game's slice has changed", () => {
    expect(concernOfHirtius({ game: game({ rulings: 1 }) })).toBe("own");
  });

  test("if they are one of several characters", () => {
    const after = viewAfter({ "purse/hirtius": {} });
    expect(concernOf(viewBefore, after, "minerva", "hirtius")).toBe("own");
    expect(concernOf(viewBefore, after, "minerva", "livia")).toBe("none");
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
    expect(concernOfHirtius({ "purse/pansa": { id: "pansa", holds: {} }, market: { legio: 2 } })).toBe("others");
  });

  test("for a character at no place, if others leave their place", () => {
    expect(concernOf(viewBefore, viewAfter({ "person/pansa": person("pansa", { place: "" }) }), "minerva")).toBe("others");
  });
});

describe("a change concerns nobody", () => {
  test("if nothing has changed", () => {
    expect(concernOf(viewBefore, viewBefore, "hirtius")).toBe("none");
  });

  test("if only lines about others are new", () => {
    expect(concernOfLine({})).toBe("none");
    expect(concernOfLine({ args: { who: ["game", "who:pansa"] } as never })).toBe("none");
    expect(concernOfLine({ args: { who: "who:hirtius_the_younger", to: "place:hirtia" } })).toBe("none");
  });

  test("if older lines about the character were loaded", () => {
    expect(concernOf({ ...viewBefore, pub: pub.slice(1) }, viewBefore, "hirtius")).toBe("none");
  });

  test("if the stream was opened again and brought equal copies of all slices", () => {
    expect(concernOf(viewBefore, { ...viewBefore, slices: structuredClone(slices) }, "hirtius")).toBe("none");
  });

  test("if only the money of others or a request between others has changed", () => {
    expect(concernOfHirtius({ "purse/pansa": { id: "pansa", holds: {} } })).toBe("none");
    expect(concernOfHirtius({ "petition/1": { actor: "pansa", voices: ["livia"] }, "purse/livia": { id: "livia" } })).toBe("none");
    expect(concernOfHirtius({ "petition/1": { actor: "pansa", voices: ["hirtius"] } })).toBe("own");
  });
});
