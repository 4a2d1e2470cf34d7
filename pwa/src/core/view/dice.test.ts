import { expect, test } from "vitest";
import { areAllTyped, typedFaces, nextDie, withFace } from "./dice";

const field = { count: 3, sides: 6 };

test("dice start without a face, and keep only faces that the die has", () => {
  expect(typedFaces(field, undefined)).toEqual([0, 0, 0]);
  expect(typedFaces(field, [4, 9, "2", 1])).toEqual([4, 0, 0]);
  expect(typedFaces(field, [1.5, -1, 6])).toEqual([0, 0, 6]);
});

test("dice are typed in order, and after the last one come those left out", () => {
  expect(withFace([0, 0, 0], 1, 5)).toEqual([0, 5, 0]);
  expect(nextDie([2, 0, 0], 0)).toBe(1);
  expect(nextDie([0, 3, 4], 2)).toBe(0);
  expect(nextDie([2, 3, 4], 2)).toBe(2);
});

test("all dice are typed if every die has a face", () => {
  expect([areAllTyped([1, 2, 3]), areAllTyped([1, 0, 3])]).toEqual([true, false]);
});
