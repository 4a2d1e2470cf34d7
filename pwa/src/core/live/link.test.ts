import { expect, test } from "vitest";
import { age, linkState } from "./link";

test("a stream heard of lately is live", () => {
  expect(linkState("live", 10_000, 17_000)).toEqual({ state: "live" });
});

test("a stream that is open but silent says how old the data are", () => {
  expect(linkState("live", 10_000, 19_500)).toEqual({ state: "late", seconds: 9 });
  expect(linkState("connecting", 10_000, 12_000)).toEqual({ state: "late", seconds: 2 });
  expect(linkState("asleep", 10_000, 9_000)).toEqual({ state: "late", seconds: 0 });
});

test("a stream that is gone is offline, with the age of what is shown", () => {
  expect(linkState("lost", 10_000, 40_000)).toEqual({ state: "offline", seconds: 30 });
  expect(linkState("connecting", 0, 40_000)).toEqual({ state: "offline", seconds: null });
});

test("ages are short", () => {
  expect(age(59)).toEqual({ n: 59, unit: "s" });
  expect(age(190)).toEqual({ n: 3, unit: "min" });
  expect(age(7_300)).toEqual({ n: 2, unit: "h" });
});
