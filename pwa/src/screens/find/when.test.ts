import { expect, test } from "vitest";
import { instantText } from "./when";

const at = new Date(2026, 2, 5, 14, 7).getTime();

test("a time of today is shown without its day", () => {
  expect(instantText(at, at + 1000, "en")).toBe("14:07");
});

test("a time of another day is shown with its day", () => {
  expect(instantText(at, at + 86_400_000, "en")).toBe("Mar 5 14:07");
  expect(instantText(at, at + 86_400_000, "es")).toBe("5 mar 14:07");
});
