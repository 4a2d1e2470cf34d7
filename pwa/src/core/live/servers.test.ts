import { describe, expect, test } from "vitest";
import { isOld } from "./servers";

describe("the server of a game", () => {
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
  ])("of a phone that knows “%s”: is “%s” an old one? %s", (known, said, old) => {
    expect(isOld(known, said)).toBe(old);
  });

  test("of a version that does not say is taken for the first", () => {
    expect([isOld(undefined, undefined), isOld("1+ab12cd34", undefined), isOld(undefined, "1+ab12cd34")]).toEqual([false, true, false]);
  });
});
