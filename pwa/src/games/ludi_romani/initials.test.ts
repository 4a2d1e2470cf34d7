import { expect, test } from "vitest";
import { initialsAmong } from "./initials";

const names = ["Octavian", "Cassius", "Casca", "Cicero", "Livia", "Li"];

test("initials are the first letter and the next letter that tells a name apart", () => {
  expect(names.map((name) => initialsAmong(name, names))).toEqual(["Oc", "Cs", "Cc", "Ci", "Lv", "Li"]);
});

test("signs and spaces are no initials", () => {
  expect(["L. Sulla", "L. Cinna", "-"].map((name) => initialsAmong(name, ["L. Sulla", "L. Cinna"]))).toEqual(["LS", "LC", ""]);
});

test("a name without a letter of its own has its first two letters", () => {
  expect([initialsAmong("Mars", ["Mars", "Mars II"]), initialsAmong("A", ["A", "Ab"]), initialsAmong("", names)]).toEqual(["Ma", "A", ""]);
});
