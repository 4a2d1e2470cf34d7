// @vitest-environment jsdom
import { expect, test } from "vitest";
import { line } from "../../core/view/fixtures";
import { concerns } from "./announce";

const byAnother = line("p1", { by: { as: "minerva", recorder: "" }, args: {} });

test("a line is told in passing to those whom it moves, pays or names, and not to who did it", () => {
  const told = (changes: object): readonly boolean[] => ["livia", "minerva", "atia"].map((who) => concerns({ ...byAnother, ...changes }, [who]));
  expect(told({ args: { to: ["who:livia"] } })).toEqual([true, false, false]);
  expect(told({ moved: [{ piece: "livia", place: "rome", seat: "" }] })).toEqual([true, false, false]);
  expect(told({ legs: [{ asset: "denarius", to: "livia", amount: 1 }] })).toEqual([true, false, false]);
  expect(told({ args: { to: "who:livia" }, words: false })).toEqual([false, false, false]);
});

test("who loses by it that something is taken back is told, though nothing moves but words", () => {
  const said = { key: "title-given", args: { who: "who:livia" } };
  const back = { ...byAnother, key: "entry-reversed", args: { by: "who:minerva", told: "yes", said } };
  const again = { ...back, args: { by: "who:minerva", told: "yes", said: { key: back.key, args: back.args } } };
  expect([back, again].map((one) => concerns(one, ["livia"]))).toEqual([true, true]);
  expect([back, again].map((one) => concerns(one, ["atia"]))).toEqual([false, false]);
});
