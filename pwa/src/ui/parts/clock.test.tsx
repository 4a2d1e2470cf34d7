// @vitest-environment jsdom
import { expect, test } from "vitest";
import { yearOf } from "./clock";

test.each([
  ["ver", 44, "44 BCE"],
  ["spring_ad", 100, "100 A.D."],
  ["spring_bc", 240, "240 B.C."],
  ["round", null, ""],
])("a period of the kind %s shows its year in the usual notation", (kind, year, said) => {
  expect(yearOf({ kind, year })).toBe(said);
});
