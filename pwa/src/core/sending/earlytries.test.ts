import { expect, test, vi } from "vitest";
import { EarlyTries, valuesOfFirstOpenChoice } from "./earlytries";
import { unreachableProblem } from "../view/api";
import type { Attempt, CommandBody, FormField } from "../view/wire";

const seller: FormField = { name: "seller", kind: "choice", options: [{ value: "minerva" }, { value: "juno" }] };
const awaitingField: FormField = { name: "quantity", kind: "awaiting", after: ["seller"] };
const answer = { fields: [seller], complete: false, objections: [], warnings: [], voices: [], legs: [], after: {}, becomes: [] } as Attempt;
const commandBody = (seller: string): CommandBody => ({ seller, type: "buy", as: "hirtius", period: 5 });

test("each option of the choice that the next fields wait for is tried ahead", () => {
  expect(valuesOfFirstOpenChoice([seller, awaitingField], {})).toEqual([{ seller: "minerva" }, { seller: "juno" }]);
  expect(valuesOfFirstOpenChoice([seller, awaitingField], { seller: "juno" })).toEqual([]);
  expect(valuesOfFirstOpenChoice([seller], {})).toEqual([]);
});

test("only the first options of a long list are tried ahead", () => {
  const long: FormField = { ...seller, options: Array.from({ length: 40 }, (_, index) => ({ value: `god-${index}` })) };
  expect(valuesOfFirstOpenChoice([long, awaitingField], {})).toHaveLength(12);
});

test("answers are kept until the game moves on, and no command is tried twice", async () => {
  const attempt = vi.fn(async () => answer);
  const tries = new EarlyTries(attempt);
  await tries.tryAll([commandBody("minerva"), commandBody("juno")]);
  await tries.tryAll([commandBody("juno")]);
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(tries.answer(commandBody("juno"))).toBe(answer);
  tries.forget();
  expect(tries.answer(commandBody("juno"))).toBeUndefined();
});

test("the first lost answer ends the requests ahead, because the player's own requests need the network", async () => {
  const attempt = vi.fn(async (): Promise<Attempt> => Promise.reject(unreachableProblem()));
  const tries = new EarlyTries(attempt);
  await tries.tryAll(["a", "b", "c", "d"].map(commandBody));
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(tries.answer(commandBody("a"))).toBeUndefined();
});
