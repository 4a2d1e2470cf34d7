import { expect, test } from "vitest";
import { when } from "./when";

const at = new Date(2026, 2, 5, 14, 7).getTime();

test("what was today has its time alone", () => {
  expect(when(at, at + 1000, "en")).toBe("14:07");
});

test("what was on another day has its day, too", () => {
  expect(when(at, at + 86_400_000, "en")).toBe("Mar 5 14:07");
  expect(when(at, at + 86_400_000, "es")).toBe("5 mar 14:07");
});
