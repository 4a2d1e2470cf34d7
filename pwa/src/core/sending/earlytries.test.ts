import { expect, test, vi } from "vitest";
import { EarlyTries, valuesOfFirstOpenChoice } from "./earlytries";
import { unreachableProblem } from "../view/api";
import type { Attempt, CommandBody, FormField } from "../view/wire";

const seller: FormField = { name: "seller", kind: "choice", options: [{ value: "minerva" }, { value: "juno" }] };
const awaiting: FormField = { name: "quantity", kind: "awaiting", after: ["seller"] };
const answer = { fields: [seller], complete: false, objections: [], warnings: [], voices: [], legs: [], after: {}, becomes: [] } as Attempt;
const commandBody = (seller: string): CommandBody => ({ seller, type: "buy", as: "hirtius", period: 5 });

test("each option of the choice that the next fields wait for is tried ahead", () => {
  expect(valuesOfFirstOpenChoice([seller, awaiting], {})).toEqual([{ seller: "minerva" }, { seller: "juno" }]);
  expect(valuesOfFirstOpenChoice([seller, awaiting], { seller: "juno" })).toEqual([]);
  expect(valuesOfFirstOpenChoice([seller], {})).toEqual([]);
});

test("only the first options of a long list are tried ahead", () => {
  const long: FormField = { ...seller, options: Array.from({ length: 40 }, (_, index) => ({ value: `god-${index}` })) };
  expect(valuesOfFirstOpenChoice([long, awaiting], {})).toHaveLength(12);
});

test("answers are kept until the game moves on, and no command is tried twice", async () => {
  const attempt = vi.fn(async () => answer);
  const ahead = new EarlyTries(attempt);
  await ahead.tryAll([commandBody("minerva"), commandBody("juno")]);
  await ahead.tryAll([commandBody("juno")]);
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(ahead.answer(commandBody("juno"))).toBe(answer);
  ahead.forget();
  expect(ahead.answer(commandBody("juno"))).toBeUndefined();
});

test("the first lost answer ends the requests ahead, because the player's own requests need the network", async () => {
  const attempt = vi.fn(async (): Promise<Attempt> => Promise.reject(unreachableProblem()));
  const ahead = new EarlyTries(attempt);
  await ahead.tryAll(["a", "b", "c", "d"].map(commandBody));
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(ahead.answer(commandBody("a"))).toBeUndefined();
});
