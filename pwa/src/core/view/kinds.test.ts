import { expect, test } from "vitest";
import { areMany, inKinds, peopleIn } from "./kinds";

test("each kind stands where its first one does, with nothing lost", () => {
  expect(inKinds(["b1", "a1", "b2", "c1", "a2"], (one) => one.charAt(0))).toEqual([["b1", "b2"], ["a1", "a2"], ["c1"]]);
  expect(inKinds([], String)).toEqual([]);
});

test("two of a kind are still told one by one", () => {
  expect([[1], [1, 2], [1, 2, 3]].map(areMany)).toEqual([false, false, true]);
});

test("people are found in what fills a message, alone or in a list", () => {
  expect(peopleIn({ who: "who:livia", others: ["who:mars", "place:rome"], n: 7, place: "place:gaul" })).toEqual(["who:livia", "who:mars"]);
});
