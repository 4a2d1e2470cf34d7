import { expect, test } from "vitest";
import { ageInLargestUnit, linkState } from "./link";

test("a stream that was heard just now is live", () => {
  expect(linkState("live", 10_000, 17_000)).toEqual({ state: "live" });
});

test("an open but silent stream gives the age of the data", () => {
  expect(linkState("live", 10_000, 19_500)).toEqual({ state: "late", seconds: 9 });
  expect(linkState("connecting", 10_000, 12_000)).toEqual({ state: "late", seconds: 2 });
  expect(linkState("asleep", 10_000, 9_000)).toEqual({ state: "late", seconds: 0 });
});

test("a lost stream is offline, with the age of the data", () => {
  expect(linkState("lost", 10_000, 40_000)).toEqual({ state: "offline", seconds: 30 });
  expect(linkState("connecting", 0, 40_000)).toEqual({ state: "offline", seconds: null });
});

test("ages use the largest unit that fits", () => {
  expect(ageInLargestUnit(59)).toEqual({ count: 59, unit: "s" });
  expect(ageInLargestUnit(190)).toEqual({ count: 3, unit: "min" });
  expect(ageInLargestUnit(7_300)).toEqual({ count: 2, unit: "h" });
});
