import { expect, test } from "vitest";
import { lastTimeAt } from "./byhand";

/** Return a time on the phone's own clock (milliseconds). */
const on = (day: number, hours: number, minutes: number, seconds = 0): number => new Date(2026, 2, day, hours, minutes, seconds).getTime();

test("a time of day is today's, up to the current minute", () => {
  expect(lastTimeAt("21:15", on(15, 21, 40, 7))).toBe(on(15, 21, 15));
  expect(lastTimeAt("21:40", on(15, 21, 40, 7))).toBe(on(15, 21, 40));
});

test("a time of day later than now was yesterday", () => {
  expect(lastTimeAt("23:50", on(15, 0, 10))).toBe(on(14, 23, 50));
  expect(lastTimeAt("21:41", on(15, 21, 40, 59))).toBe(on(14, 21, 41));
});

test("a text that is no time of day gives NaN", () => {
  expect(lastTimeAt("", on(15, 21, 40))).toBeNaN();
  expect(lastTimeAt("21", on(15, 21, 40))).toBeNaN();
});
