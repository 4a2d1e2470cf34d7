// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { CheckResult } from "../../../core/seals/check";
import "virtual:texts/after";
import "virtual:texts/check";
import "virtual:texts/story";
import { findingsOf } from "./findings";

const HONEST_RESULT: CheckResult = {
  entryCount: 500,
  withheldCount: 0,
  takeoverCount: 0,
  forgedCount: 0,
  behind: { headCount: 0, lineCount: 0, actCount: 0 },
  heads: { digests: ["a", "b"], sizes: [1, 500], wrongNumbers: [], uncovered: 0 },
  keptHeadCount: 2,
  lostHeadCount: 0,
  hasSameKey: true,
  lineCount: 40,
  unlike: [],
  closedLineCount: 0,
  actCount: 7,
  missing: [],
  dice: { fairCount: 30, wrongIds: [], waitingCount: 0, tableCount: 0, wrongPeriods: [] },
  isClosed: true,
  myRollCount: 4,
  phoneCount: 3,
  hasPassed: true,
};

const findingTones = (changes: Partial<CheckResult>): readonly string[] => findingsOf({ ...HONEST_RESULT, ...changes }).map(({ tone }) => tone);

test("an honest evening has only good findings", () => {
  expect(new Set(findingTones({}))).toEqual(new Set(["good"]));
});

test.each([
  { heads: { digests: [], sizes: [], wrongNumbers: [1], uncovered: 0 } },
  { heads: { digests: ["a"], sizes: [1], wrongNumbers: [], uncovered: 3 } },
  { takeoverCount: 1, forgedCount: 1 },
  { lostHeadCount: 1 },
  { hasSameKey: false },
  { unlike: [{ c: "p1", id: "1", at: 1, key: "", legs: [], rolls: [] }] },
  { missing: ["1"] },
  { dice: { fairCount: 3, wrongIds: ["x"], waitingCount: 0, tableCount: 0, wrongPeriods: [] } },
  { dice: { fairCount: 3, wrongIds: [], waitingCount: 0, tableCount: 0, wrongPeriods: [2] } },
  { dice: { fairCount: 3, wrongIds: [], waitingCount: 5, tableCount: 0, wrongPeriods: [] } },
] as const)("what does not fit is said: %o", (changes) => {
  expect(findingTones(changes).filter((tone) => tone === "bad")).toHaveLength(1);
});

test("a check that compared nothing is not a good finding", () => {
  expect(findingTones({ keptHeadCount: 0, lineCount: 0, actCount: 0, phoneCount: 0, withheldCount: 2, dice: { fairCount: 0, wrongIds: [], waitingCount: 0, tableCount: 9, wrongPeriods: [] } })).toEqual(["good", "open", "open", "open", "open"]);
});

test("a takeover that holds is a good finding, and data from a lost server is an open one", () => {
  expect(findingTones({ takeoverCount: 1, behind: { headCount: 1, lineCount: 0, actCount: 0 } }).filter((tone) => tone !== "good")).toEqual(["open"]);
  expect(findingTones({ takeoverCount: 2 })).toHaveLength(findingTones({}).length + 1);
});

test("lines that can no longer be compared are an open finding beside the compared ones", () => {
  expect(findingTones({ closedLineCount: 2 }).filter((tone) => tone !== "good")).toEqual(["open"]);
  expect(findingTones({ closedLineCount: 2 })).toHaveLength(findingTones({}).length + 1);
});

test("every finding has a sentence of its own", () => {
  const texts = findingsOf({ ...HONEST_RESULT, withheldCount: 1, closedLineCount: 2, takeoverCount: 1, behind: { headCount: 1, lineCount: 2, actCount: 3 }, dice: { fairCount: 3, wrongIds: [], waitingCount: 2, tableCount: 1, wrongPeriods: [] } }).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => /^check|[{}]/.test(text))).toEqual([]);
});
