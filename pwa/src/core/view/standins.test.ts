import { expect, test } from "vitest";
import { viewDoc } from "./fixtures";
import { standIns } from "./standins";
import { viewOf } from "./view";

test("who acts for whom is read from the slice of stand-ins", () => {
  const view = viewOf(viewDoc({ slices: { stand_ins: { cato: ["hirtius"] } } }));
  expect(standIns(view)).toEqual({ cato: ["hirtius"] });
});

test("nobody acts for anybody where the game has no such slice, or has not been seen", () => {
  expect(standIns(viewOf(viewDoc()))).toEqual({});
  expect(standIns(null)).toEqual({});
});
