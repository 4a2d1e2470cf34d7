import { expect, test } from "vitest";
import { Pauses } from "./pauses";

test("pauses grow up to the longest, and begin anew after a success", () => {
  const pauses = new Pauses(1_000, 5_000);
  expect([1, 2, 3, 4].map(() => pauses.next())).toEqual([1_000, 2_000, 4_000, 5_000]);
  pauses.reset();
  expect(pauses.next()).toBe(1_000);
});
