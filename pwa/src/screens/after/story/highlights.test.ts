import { expect, test } from "vitest";
import { line } from "../../../core/view/fixtures";
import type { CharacterStory, Roll } from "../../../core/view/wire";
import { highlightsOf } from "./highlights";

const roll = (name: string, value: number, sides = 6): Roll => ({ name, value, sides, source: "server", contribution: "", witness: "", origin: "" });
const period = (seq: number, holds: Readonly<Record<string, number>>, lines: CharacterStory["periods"][number]["lines"] = []) => ({
  period: { seq, kind: "day", key: "day" },
  lines,
  details: [],
  holds,
  changes: {},
});
const story = (periods: CharacterStory["periods"], dealings: CharacterStory["dealings"] = []): CharacterStory => ({ game: "ides", character: "cicero", periods, dealings, kept: [] });
const dealing = (character: string, times: number) => ({ character, times, gave: {}, got: {} });

test("the course is that of the money, with its peak", () => {
  const highlights = highlightsOf(story([period(1, { coin: 3, ship: 1 }), period(2, { coin: 9 }), period(3, {})]), "coin");
  expect([highlights.asset, highlights.amounts, highlights.peak]).toEqual(["coin", [3, 9, 0], 1]);
});

test("without money the course is that of the first asset, and without any goods there is none", () => {
  expect(highlightsOf(story([period(1, { ship: 1 })]), "coin").asset).toBe("ship");
  expect(highlightsOf(story([period(1, {})]), "coin").asset).toBe("");
});

test("the rival is in the most rolls, and the companion is another character", () => {
  const fights = [1, 2].map((number) => line(`p${number}`, { args: { who: ["who:cicero", "who:antony"] }, rolls: [roll(`${number}/cicero`, number)], by: null }));
  const lots = line("p3", { args: { who: "who:livia" }, rolls: [roll("lots/livia", 6)], by: null });
  const highlights = highlightsOf(story([period(1, {}, [...fights, lots])], [dealing("antony", 9), dealing("livia", 4)]), "coin");
  expect(highlights.rival).toEqual({ id: "antony", rollCount: 2 });
  expect(highlights.companion?.character).toBe("livia");
});

test("the best and the worst die are the character's own, by their share of the sides", () => {
  const rolls = [roll("1/cicero", 5), roll("1/antony", 6), roll("2/cicero", 2, 4), roll("3/cicero", 1, 1)];
  const undone = line("p2", { rolls: [roll("4/cicero", 6)], by: null, reversed: true });
  const highlights = highlightsOf(story([period(1, {}, [line("p1", { rolls, by: null }), undone])]), "coin");
  expect([highlights.unluckiestRoll?.rolledValue, highlights.luckiestRoll?.rolledValue]).toEqual([2, 5]);
  expect(highlights.rollCount).toBe(2);
});

test("a quiet evening has neither rival nor dice nor companion", () => {
  expect(highlightsOf(story([period(1, {})]), "coin")).toMatchObject({ rival: undefined, luckiestRoll: undefined, unluckiestRoll: undefined, companion: undefined });
});
