import { effect } from "@preact/signals-core";
import { afterEach, expect, test, vi } from "vitest";
import { updateTimeZone, timeOfDay, timeZone } from "./timeofday";

afterEach(() => {
  vi.unstubAllEnvs();
  updateTimeZone();
});

test("a time has two digits for hours and minutes, of 24 hours", () => {
  expect(timeOfDay(new Date(2026, 2, 15, 9, 5).getTime())).toBe("09:05");
  expect(timeOfDay(new Date(2026, 2, 15, 0, 0).getTime())).toBe("00:00");
  expect(timeOfDay(new Date(2026, 2, 15, 23, 59, 59).getTime())).toBe("23:59");
});

test("after the phone has moved to another zone every time is written again", () => {
  vi.stubEnv("TZ", "Europe/Madrid");
  updateTimeZone();
  const previous = timeZone.peek();
  const time = Date.UTC(2026, 10, 28, 9, 38);
  const texts: string[] = [];
  const stop = effect(() => void texts.push(timeOfDay(time)));
  vi.stubEnv("TZ", "Asia/Tokyo");
  updateTimeZone();
  updateTimeZone();
  stop();
  expect(texts).toEqual(["10:38", "18:38"]);
  expect(timeZone.peek()).not.toBe(previous);
});
