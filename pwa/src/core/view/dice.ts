/**
 * Real dice on the table. The player types their faces one after the other. A face of 0 means that the die has not been
 * typed yet.
 */

import type { FormField } from "./wire";

type DiceField = Extract<FormField, { kind: "dice" }>;

/**
 * Return the faces that the player has typed, one number for each die. A number that is no face of the die counts as
 * not typed.
 */
export function typedFaces(field: Pick<DiceField, "count" | "sides">, value: unknown): readonly number[] {
  const dice: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: field.count }, (_, dieIndex) => {
    const face = dice[dieIndex];
    return typeof face === "number" && Number.isInteger(face) && face >= 1 && face <= field.sides ? face : 0;
  });
}

/** Return the faces after the face of one die was replaced. The face 0 removes the typed face. */
export const withFace = (faces: readonly number[], dieIndex: number, face: number): readonly number[] =>
  faces.map((otherFace, index) => (index === dieIndex ? face : otherFace));

/** Return the die to type next, which is the next die without a face. If every die has a face, return the given die. */
export function nextDie(faces: readonly number[], dieIndex: number): number {
  const order = faces.map((_, step) => (dieIndex + 1 + step) % faces.length);
  return order.find((dieIndex) => faces[dieIndex] === 0) ?? dieIndex;
}

/** Return whether the player has typed a face for every die. */
export const areAllTyped = (faces: readonly number[]): boolean => faces.every((face) => face > 0);
