import { expect, test } from "vitest";
import { Backoff } from "./backoff";

test("pauses grow up to the longest, and start again after a success", () => {
  const backoff = new Backoff(1_000, 5_000);
  expect([1, 2, 3, 4].map(() => backoff.next())).toEqual([1_000, 2_000, 4_000, 5_000]);
  backoff.reset();
  expect(backoff.next()).toBe(1_000);
});
