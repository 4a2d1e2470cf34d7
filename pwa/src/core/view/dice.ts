/** Dice that lie on the table and are typed in, one after the other. A face of 0 is not typed yet. */

import type { FormField } from "./wire";

type DiceField = Extract<FormField, { kind: "dice" }>;

/** The faces typed so far, one for each die; what is no face of such a die counts as not typed. */
export function faces(field: Pick<DiceField, "count" | "sides">, value: unknown): readonly number[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: field.count }, (_, die) => {
    const face = given[die];
    return typeof face === "number" && Number.isInteger(face) && face >= 1 && face <= field.sides ? face : 0;
  });
}

/** The faces with one of them typed, or (0) taken away. */
export const withFace = (typed: readonly number[], die: number, face: number): readonly number[] =>
  typed.map((other, index) => (index === die ? face : other));

/** Which die to type after this one: the next that lacks a face, else this one still. */
export function following(typed: readonly number[], die: number): number {
  const order = typed.map((_, step) => (die + 1 + step) % typed.length);
  return order.find((index) => typed[index] === 0) ?? die;
}

/** Whether every die shows a face. */
export const allTyped = (typed: readonly number[]): boolean => typed.every((face) => face > 0);
