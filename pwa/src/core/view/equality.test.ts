import { expect, test } from "vitest";
import { isEqual } from "./equality";

test("documents are the same if their contents are equal", () => {
  expect(isEqual({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
  expect(isEqual([1, 2], [1, 2, 3])).toBe(false);
  expect(isEqual({ a: 1 }, { b: 1 })).toBe(false);
  expect(isEqual({ a: undefined }, { b: undefined })).toBe(false);
  expect(isEqual(null, {})).toBe(false);
  expect(isEqual([], {})).toBe(false);
  expect(isEqual(Number.NaN, Number.NaN)).toBe(true);
});
