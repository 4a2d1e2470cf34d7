/** Real dice on the table, whose faces are typed one after the other. A face of 0 is not typed yet. */

import type { FormField } from "./wire";

type DiceField = Extract<FormField, { kind: "dice" }>;

/** Return the faces typed so far, one for each die. A number that is no face of the die counts as not typed. */
export function faces(field: Pick<DiceField, "count" | "sides">, value: unknown): readonly number[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: field.count }, (_, die) => {
    const face = given[die];
    return typeof face === "number" && Number.isInteger(face) && face >= 1 && face <= field.sides ? face : 0;
  });
}

/** Return the faces with one of them replaced; 0 removes it. */
export const withFace = (typed: readonly number[], die: number, face: number): readonly number[] =>
  typed.map((other, index) => (index === die ? face : other));

/** Return the die to type next: the next one without a face, or this one if there is none. */
export function nextDie(typed: readonly number[], die: number): number {
  const order = typed.map((_, step) => (die + 1 + step) % typed.length);
  return order.find((index) => typed[index] === 0) ?? die;
}

/** Return whether every die has a face. */
export const areAllTyped = (typed: readonly number[]): boolean => typed.every((face) => face > 0);
