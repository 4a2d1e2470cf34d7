import { expect, test } from "vitest";
import { areGrouped, groupByKind, peopleInArguments } from "./kinds";

test("each kind stands at the place of its first item, and no item is lost", () => {
  expect(groupByKind(["b1", "a1", "b2", "c1", "a2"], (id) => id.charAt(0))).toEqual([["b1", "b2"], ["a1", "a2"], ["c1"]]);
  expect(groupByKind([], String)).toEqual([]);
});

test("two items of a kind are still listed one by one", () => {
  expect([[1], [1, 2], [1, 2, 3]].map(areGrouped)).toEqual([false, false, true]);
});

test("people are found in the arguments of a message, alone or in a list", () => {
  expect(peopleInArguments({ who: "who:livia", others: ["who:mars", "place:rome"], n: 7, place: "place:gaul" })).toEqual(["who:livia", "who:mars"]);
});
