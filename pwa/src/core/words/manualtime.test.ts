import { expect, test } from "vitest";
import { lastOccurrenceOf } from "./manualtime";

/** Return a time on the phone's own clock (milliseconds). */
const timeOn = (day: number, hours: number, minutes: number, seconds = 0): number => new Date(2026, 2, day, hours, minutes, seconds).getTime();

test("a time of day is today's, up to the current minute", () => {
  expect(lastOccurrenceOf("21:15", timeOn(15, 21, 40, 7))).toBe(timeOn(15, 21, 15));
  expect(lastOccurrenceOf("21:40", timeOn(15, 21, 40, 7))).toBe(timeOn(15, 21, 40));
});

test("a time of day later than now was yesterday", () => {
  expect(lastOccurrenceOf("23:50", timeOn(15, 0, 10))).toBe(timeOn(14, 23, 50));
  expect(lastOccurrenceOf("21:41", timeOn(15, 21, 40, 59))).toBe(timeOn(14, 21, 41));
});

test("a text that is no time of day gives NaN", () => {
  expect(lastOccurrenceOf("", timeOn(15, 21, 40))).toBeNaN();
  expect(lastOccurrenceOf("21", timeOn(15, 21, 40))).toBeNaN();
});
