import { describe, expect, test } from "vitest";
import type { GreatMoment } from "../../../core/view/wire";
import { assetsByHolders, assetSumLines, groupMoments, splitDiceByTest, leadingLines, dealingCountsOf, meetingPlaceLines, dealingPartners, evenlySpacedIndices, lineLooks, testVerdict, wheelMatrix, worthLines } from "./data";

const dealings = [
  { one: "ada", other: "bea", times: 5 },
  { one: "bea", other: "cai", times: 2 },
  { one: "ada", other: "cai", times: 5 },
];

describe("the lines of a chart", () => {
  const tracks = [
    { id: "ada", amounts: [9, 1] },
    { id: "bea", amounts: [0, 4] },
    { id: "cai", amounts: [8, 4] },
    { id: "dio", amounts: [0, 0] },
  ];
  test("are those with the highest ends, then those with the highest peaks, without lines that stay at 0", () => {
    expect(leadingLines(tracks).map(({ id }) => id)).toEqual(["cai", "bea", "ada"]);
    expect(leadingLines(tracks, 1).map(({ id }) => id)).toEqual(["cai"]);
  });
  test("can be limited to some characters", () => {
    const series = { game: "g", times: [1, 2], worths: tracks.map(({ id, amounts }) => ({ character: id, amounts })) };
    expect(worthLines(series)).toEqual(tracks);
    expect(worthLines(series, new Set(["bea"]))).toEqual([tracks[1]]);
  });
  test("show one asset", () => {
    const balances = [
      { character: "ada", asset: "nut", amounts: [1, 2] },
      { character: "ada", asset: "bone", amounts: [1, 1] },
      { character: "bea", asset: "nut", amounts: [3, 0] },
    ];
    const series = { game: "g", times: [1, 2], balances };
    expect(assetsByHolders(series)).toEqual(["nut", "bone"]);
    expect(assetSumLines(series, ["nut"])).toEqual([
      { id: "ada", amounts: [1, 2] },
      { id: "bea", amounts: [3, 0] },
    ]);
  });
});

describe("the table beside a chart", () => {
  test("has every instant of a short series", () => {
    expect(evenlySpacedIndices([10, 20, 30])).toEqual([0, 1, 2]);
    expect(evenlySpacedIndices([])).toEqual([]);
  });
  test("has some instants of a long series, including the first and the last", () => {
    const indices = evenlySpacedIndices(Array.from({ length: 61 }, (_, index) => index));
    expect(indices).toHaveLength(13);
    expect([indices[0], indices[1], indices.at(-1)]).toEqual([0, 5, 60]);
  });
});

describe("the dealings between characters", () => {
  test("are the same in both directions", () => {
    const { times, highestCount } = dealingCountsOf({ dealings });
    expect([times("ada", "bea"), times("bea", "ada"), times("ada", "ada"), highestCount]).toEqual([5, 5, 0, 5]);
  });
  test("are listed for one character, most first, equal numbers by name", () => {
    expect(dealingPartners({ dealings }, "ada")).toEqual([["bea", 5], ["cai", 5]]);
    expect(dealingPartners({ dealings }, "cai")).toEqual([["ada", 5], ["bea", 2]]);
    expect(dealingPartners({ dealings }, "dio")).toEqual([]);
  });
  test("are a circle around one character", () => {
    expect(wheelMatrix([5, 2])).toEqual([
      [0, 5, 2],
      [5, 0, 0],
      [2, 0, 0],
    ]);
  });
});

test("great moments are listed by kind, in the order in which they happened", () => {
  const moment = (id: string, kind: string): GreatMoment => ({ id, kind, at: 0, period: 1, key: "k", args: {}, reversed: false });
  const groups = groupMoments([moment("1", "death"), moment("2", "bill"), moment("3", "death")]);
  expect(groups.map(([kind, list]) => [kind, list.map(({ id }) => id)])).toEqual([["death", ["1", "3"]], ["bill", ["2"]]]);
});

test("dice count as fair until fair dice would hardly give the same result", () => {
  const verdict = (p_value: number, enough = true): string => testVerdict({ p_value, enough });
  expect([verdict(1), verdict(0.05), verdict(0.049), verdict(0.001), verdict(0.0009)]).toEqual(["fair", "fair", "doubtful", "doubtful", "unfair"]);
  expect(verdict(0, false)).toBe("few");
});

test("several assets are added up for each character who has some of them", () => {
  const series = {
    game: "ides",
    times: [1, 2],
    balances: [
      { character: "ada", asset: "nut", amounts: [1, 2] },
      { character: "ada", asset: "bone", amounts: [0, 5] },
      { character: "bea", asset: "bone", amounts: [3, 0] },
      { character: "bea", asset: "fish", amounts: [9, 9] },
    ],
  };
  expect(assetSumLines(series, ["nut", "bone"])).toEqual([
    { id: "ada", amounts: [1, 7] },
    { id: "bea", amounts: [3, 0] },
  ]);
});

test("frequently rolled dice come first, and dice that are too few for a test stand apart", () => {
  const kind = (sides: number, number: number, enough: boolean) => ({
    sides,
    source: "server" as const,
    faces: [number],
    test: { statistic: 0, freedom: sides - 1, p_value: 1, enough },
  });
  const { testedDice, seldom } = splitDiceByTest([kind(4, 1, false), kind(6, 90, true), kind(8, 200, true), kind(80, 2, false)]);
  expect(testedDice.map(({ sides }) => sides)).toEqual([8, 6]);
  expect(seldom.map(({ sides }) => sides)).toEqual([80, 4]);
});

test("a place is drawn only if several characters were there at the same time", () => {
  const places = [
    { place: "rome", counts: [1, 3] },
    { place: "gaul", counts: [1, 1] },
  ];
  expect(meetingPlaceLines({ game: "ides", times: [1, 2], places })).toEqual([{ id: "rome", amounts: [1, 3] }]);
});

describe("the looks of lines", () => {
  const ten = Array.from({ length: 10 }, (_, index) => `p${index}`);

  test("a person has one look in all charts of a game", () => {
    const [first] = lineLooks("g1", ["octavian", "livia"]);
    expect(lineLooks("g1", ["antony", "octavian"])[1]).toEqual(first);
    expect(lineLooks("g2", ["antony"])).toEqual([first]);
  });

  test("the lines of a chart differ, although another chart has shown other people", () => {
    lineLooks("g3", ten);
    const looks = lineLooks("g3", ["p1", "a", "b", "p9", "c"]).map((look) => JSON.stringify(look));
    expect(new Set(looks).size).toBe(5);
    expect(looks[1]).toBe(JSON.stringify({ colourIndex: 0, isDashed: true }));
  });
});
