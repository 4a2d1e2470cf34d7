import { expect, test, vi } from "vitest";
import { Ahead, openChoices } from "./ahead";
import { unreachable } from "../view/api";
import type { Attempt, CommandBody, FormField } from "../view/wire";

const seller: FormField = { name: "seller", kind: "choice", options: [{ value: "minerva" }, { value: "juno" }] };
const awaiting: FormField = { name: "quantity", kind: "awaiting", after: ["seller"] };
const answer = { fields: [seller], complete: false, objections: [], warnings: [], voices: [], legs: [], after: {}, becomes: [] } as Attempt;
const body = (of: string): CommandBody => ({ seller: of, type: "buy", as: "hirtius", period: 5 });

test("what is asked ahead is each option of the choice on which the next fields wait", () => {
  expect(openChoices([seller, awaiting], {})).toEqual([{ seller: "minerva" }, { seller: "juno" }]);
  expect(openChoices([seller, awaiting], { seller: "juno" })).toEqual([]);
  expect(openChoices([seller], {})).toEqual([]);
});

test("of a long list the first options are asked about", () => {
  const long: FormField = { ...seller, options: Array.from({ length: 40 }, (_, at) => ({ value: `god-${at}` })) };
  expect(openChoices([long, awaiting], {})).toHaveLength(12);
});

test("answers are remembered until the game moves on, and nothing is asked twice", async () => {
  const attempt = vi.fn(async () => answer);
  const ahead = new Ahead(attempt);
  await ahead.ask([body("minerva"), body("juno")]);
  await ahead.ask([body("juno")]);
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(ahead.answer(body("juno"))).toBe(answer);
  ahead.forget();
  expect(ahead.answer(body("juno"))).toBeUndefined();
});

test("the first answer that is lost ends it: the network is needed for what is wanted now", async () => {
  const attempt = vi.fn(async (): Promise<Attempt> => Promise.reject(unreachable()));
  const ahead = new Ahead(attempt);
  await ahead.ask(["a", "b", "c", "d"].map(body));
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(ahead.answer(body("a"))).toBeUndefined();
});
