import { describe, expect, test } from "vitest";
import { isOldServer } from "./servers";

describe("the check for an old server", () => {
  test.each([
    ["", "", false],
    ["", "1+ab12cd34", false],
    ["1+ab12cd34", "1+ab12cd34", false],
    ["1+ab12cd34", "2+00000000", false],
    ["1+ab12cd34", "", true],
    ["1+ab12cd34", "1+00000000", true],
    ["2+00000000", "1+ab12cd34", true],
    ["10+00000000", "9+ab12cd34", true],
    ["9+00000000", "10+ab12cd34", false],
  ])("takes a phone that knows “%s” and an answer of “%s”: old is %s", (knownVersion, answer, isOld) => {
    expect(isOldServer(knownVersion, answer)).toBe(isOld);
  });

  test("treats a missing id as the first server", () => {
    expect([isOldServer(undefined, undefined), isOldServer("1+ab12cd34", undefined), isOldServer(undefined, "1+ab12cd34")]).toEqual([false, true, false]);
  });
});
