import { expect, test } from "vitest";
import { lastAt } from "./byhand";

/** A moment on the phone's own clock. */
const on = (day: number, hours: number, minutes: number, seconds = 0): number => new Date(2026, 2, day, hours, minutes, seconds).getTime();

test("a time of day is that of today, up to this very minute", () => {
  expect(lastAt("21:15", on(15, 21, 40, 7))).toBe(on(15, 21, 15));
  expect(lastAt("21:40", on(15, 21, 40, 7))).toBe(on(15, 21, 40));
});

test("a time of day that is still to come today was yesterday", () => {
  expect(lastAt("23:50", on(15, 0, 10))).toBe(on(14, 23, 50));
  expect(lastAt("21:41", on(15, 21, 40, 59))).toBe(on(14, 21, 41));
});

test("what is no time of day is no moment", () => {
  expect(lastAt("", on(15, 21, 40))).toBeNaN();
  expect(lastAt("21", on(15, 21, 40))).toBeNaN();
});
