import { expect, test } from "vitest";
import { instantText } from "./timetext";

const time = new Date(2026, 2, 5, 14, 7).getTime();

test("a time of today is shown without its day", () => {
  expect(instantText(time, time + 1000, "en")).toBe("14:07");
});

test("a time of another day is shown with its day", () => {
  expect(instantText(time, time + 86_400_000, "en")).toBe("Mar 5 14:07");
  expect(instantText(time, time + 86_400_000, "es")).toBe("5 mar 14:07");
});
