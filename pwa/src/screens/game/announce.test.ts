// @vitest-environment jsdom
import { expect, test } from "vitest";
import { line } from "../../core/view/fixtures";
import { belongsInToast } from "./announce";

const byAnother = line("p1", { by: { as: "minerva", recorder: "" }, args: {} });

test("a toast shows a line to the players it moves, pays or names, and not to its author", () => {
  const belongsInToasts = (changes: object): readonly boolean[] => ["livia", "minerva", "atia"].map((character) => belongsInToast({ ...byAnother, ...changes }, [character]));
  expect(belongsInToasts({ args: { to: ["who:livia"] } })).toEqual([true, false, false]);
  expect(belongsInToasts({ moved: [{ piece: "livia", place: "rome", seat: "" }] })).toEqual([true, false, false]);
  expect(belongsInToasts({ legs: [{ asset: "denarius", to: "livia", amount: 1 }] })).toEqual([true, false, false]);
  expect(belongsInToasts({ args: { to: "who:livia" }, words: false })).toEqual([false, false, false]);
});

test("a toast shows an undo to a player who loses by it, even if only the sentence names them", () => {
  const message = { key: "title-given", args: { who: "who:livia" } };
  const reversal = { ...byAnother, key: "entry-reversed", args: { by: "who:minerva", told: "yes", said: message } };
  const repeated = { ...reversal, args: { by: "who:minerva", told: "yes", said: { key: reversal.key, args: reversal.args } } };
  expect([reversal, repeated].map((line) => belongsInToast(line, ["livia"]))).toEqual([true, true]);
  expect([reversal, repeated].map((line) => belongsInToast(line, ["atia"]))).toEqual([false, false]);
});
