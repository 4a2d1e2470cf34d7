import { expect, test } from "vitest";
import { viewDoc } from "./fixtures";
import { standIns } from "./standins";
import { viewOf } from "./view";

test("the stand-ins of a character are read from the slice `stand_ins`", () => {
  const view = viewOf(viewDoc({ slices: { stand_ins: { cato: ["hirtius"] } } }));
  expect(standIns(view)).toEqual({ cato: ["hirtius"] });
});

test("without this slice or without a view there are no stand-ins", () => {
  expect(standIns(viewOf(viewDoc()))).toEqual({});
  expect(standIns(null)).toEqual({});
});
