// @vitest-environment jsdom
import { expect, test } from "vitest";
import { yearText } from "./clock";

test.each([
  ["ver", 44, "44 BCE"],
  ["spring_ad", 100, "100 A.D."],
  ["spring_bc", 240, "240 B.C."],
  ["round", null, ""],
])("a period of the kind %s shows its year in the usual notation", (kind, year, text) => {
  expect(yearText({ kind, year })).toBe(text);
});
