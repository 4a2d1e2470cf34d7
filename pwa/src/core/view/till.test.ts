import { expect, test } from "vitest";
import { accountsOf, accountsManagedForOthers, tillOf } from "./till";
import type { AccountBalance, Statement, StatementChange } from "./wire";

const change = (amount: number, changes: Partial<StatementChange> = {}): StatementChange => ({
  entry: `e${amount}`,
  at: 1,
  period: 1,
  other: "cicero",
  amount,
  balance: 0,
  key: "legions-bought",
  args: {},
  text: "",
  reversed: false,
  ...changes,
});

const statement = (...changes: readonly StatementChange[]): Statement => ({
  game: "ides",
  account: "minerva",
  holder: "minerva",
  owner: "minerva",
  outside: false,
  asset: "denarius",
  opening: 0,
  closing: 0,
  periods: [],
  changes,
});

const account = (name: string, balance: number, owner = "minerva"): AccountBalance => ({
  account: name,
  holder: "minerva",
  owner,
  outside: false,
  asset: "denarius",
  balance,
});

test("a till counts transfers from others and to others", () => {
  expect(tillOf("minerva", [statement(change(200), change(400)), statement(change(-50))])).toEqual({ income: 600, expenses: 50, deals: 3 });
});

test("transfers from the house, between own accounts, and of reversed entries do not count", () => {
  const noChanges = [
    change(900, { other: "@origin" }),
    change(10, { other: "minerva/spoils" }),
    change(200, { reversed: true }),
    change(-200, { key: "entry-reversed" }),
  ];
  expect(tillOf("minerva", [statement(...noChanges)])).toEqual({ income: 0, expenses: 0, deals: 0 });
});

test("the transfers of one entry are one deal, and those without a readable entry count by their time", () => {
  const hiddenChange = { ...change(7, { at: 9 }) };
  delete (hiddenChange as { entry?: string }).entry;
  expect(tillOf("minerva", [statement(change(1, { entry: "e" }), change(2, { entry: "e" }), hiddenChange)]).deals).toBe(2);
});

test("holdings for others are listed apart from own ones", () => {
  const lentBalance = account("minerva/of:agrippa", 3, "agrippa");
  const balances = [account("minerva", 5), lentBalance, account("minerva/of:livia", 0, "livia")];
  expect(accountsManagedForOthers("minerva", balances)).toEqual([lentBalance]);
  expect(accountsOf("minerva", "denarius", balances)).toHaveLength(3);
});
