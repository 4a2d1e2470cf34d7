import { expect, test } from "vitest";
import { tiesOf } from "./bonds";
import type { BondDoc } from "./wire";

const bond = (changes: Partial<BondDoc>): BondDoc => ({
  kind: "wed",
  rank: 1,
  amounts: {},
  terms: [],
  since: 0,
  until: 0,
  sides: [{ key: "bond-wed", who: ["cato", "livia"], to: ["cato", "livia"] }],
  ...changes,
});

test("a character sees the own side of each bond and the other members", () => {
  const debt = bond({
    kind: "debt",
    amounts: { denarius: 500 },
    sides: [
      { key: "bond-owes", who: ["cato"], to: ["livia"] },
      { key: "bond-lent", who: ["livia"], to: ["cato"] },
    ],
  });
  const view = { slices: { "bond/debt/1": debt } };
  expect(tiesOf(view, "cato")).toMatchObject([{ key: "bond-owes", otherPeople: ["livia"], amounts: { denarius: 500 } }]);
  expect(tiesOf(view, "livia")).toMatchObject([{ key: "bond-lent", otherPeople: ["cato"] }]);
  expect(tiesOf(view, "brutus")).toEqual([]);
});

test("a character on both sides of a bond is not listed as bound to itself", () => {
  expect(tiesOf({ slices: { "bond/wed/1": bond({}) } }, "cato")).toMatchObject([{ otherPeople: ["livia"] }]);
});

test("the most important bond comes first, and among equal ones the oldest", () => {
  const view = {
    slices: {
      "bond/a/1": bond({ rank: 2, since: 1 }),
      "bond/a/2": bond({ rank: 1, since: 9 }),
      "bond/a/3": bond({ rank: 1, since: 5 }),
    },
  };
  expect(tiesOf(view, "cato").map(({ startTime }) => startTime)).toEqual([5, 9, 1]);
});
