import { expect, test } from "vitest";
import { withSteps } from "./rows";

test("one row is filled again and the others stay", () => {
  expect(withSteps({ ada: ["bench"], bea: ["wall"] }, "ada", ["wall"])).toEqual({ ada: ["wall"], bea: ["wall"] });
});

test("a row without steps is left out", () => {
  expect(withSteps({ ada: ["bench"], bea: ["wall"] }, "ada", [])).toEqual({ bea: ["wall"] });
});
