import { expect, test } from "vitest";
import { chronicleFromLines, mentionsCharacter, filterLines } from "./chronicle";
import { line } from "./fixtures";

test("a line mentions its actor, its recorder, and everybody that it moves, pays or names", () => {
  const lineWithoutAuthor = line("p1", { by: null, args: {} });
  expect(mentionsCharacter(lineWithoutAuthor, "hirtius")).toBe(false);
  expect(mentionsCharacter({ ...lineWithoutAuthor, by: { as: "hirtius", recorder: "minerva" } }, "minerva")).toBe(true);
  expect(mentionsCharacter({ ...lineWithoutAuthor, legs: [{ asset: "denarius", to: "livia", amount: 1 }] }, "livia")).toBe(true);
  expect(mentionsCharacter({ ...lineWithoutAuthor, moved: [{ piece: "livia", place: "rome", seat: "" }] }, "livia")).toBe(true);
  expect(mentionsCharacter({ ...lineWithoutAuthor, args: { with: ["who:livia", "who:atia"] } }, "atia")).toBe(true);
  const reversal = { ...lineWithoutAuthor, args: { told: "yes", said: { key: "gift-given", args: { to: "who:atia" } } } };
  expect(["atia", "livia"].map((character) => mentionsCharacter(reversal, character))).toEqual([true, false]);
  const repeated = { ...lineWithoutAuthor, args: { told: "yes", said: { key: "entry-reversed", args: reversal.args } } };
  expect(["atia", "livia"].map((character) => mentionsCharacter(repeated, character))).toEqual([true, false]);
});

test("the wanted lines are listed newest first", () => {
  const lines = [line("p1"), line("p2", { key: "gift-given" }), line("p3", { by: null, args: { who: "who:livia" } })];
  const keysOf = (characters: readonly string[], key = ""): string[] => filterLines(lines, { characters, key }).map((line) => line.c);
  expect(keysOf([])).toEqual(["p3", "p2", "p1"]);
  expect(keysOf(["hirtius"])).toEqual(["p2", "p1"]);
  expect(keysOf(["hirtius", "livia"])).toEqual(["p3", "p2", "p1"]);
  expect(keysOf([], "gift-given")).toEqual(["p2"]);
});

test("the public and the private line of one entry make one line", () => {
  const supplement = line("q1", { on: "entry-p2", legs: [{ asset: "denarius", to: "livia", amount: 1 }] });
  expect(chronicleFromLines([line("p2"), supplement])[0]?.id).toBe("entry-p2");
  expect(chronicleFromLines([line("q1", { after: 1 })])[0]?.c).toBe("q1");
  expect(chronicleFromLines([])).toEqual([]);
});
