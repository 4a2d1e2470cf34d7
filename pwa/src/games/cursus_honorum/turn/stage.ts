/**
 * Decides which step of a turn the screen shows. The step is the server's step, or a later step if the player skipped
 * steps.
 */

import { shareCap } from "../../../core/sending/forms";
import type { Holdings } from "../../../core/view/values";
import type { FormField } from "../../../core/view/wire";
import type { DirectActs } from "../../../ui/act/directacts";
import { TURN_STEPS } from "../shape";
import type { TurnStep } from "../shape";
import type { TurnDoc } from "../wire";

type FormSource = Pick<DirectActs, "form" | "isFresh">;

/** The amount that the player can still spend in each step. */
const AMOUNT_LEFT_IN_STEP: Readonly<Record<"advance" | "attack" | "train", (turn: TurnDoc) => number>> = {
  advance: (turn) => turn.pc,
  attack: (turn) => turn.attacks,
  train: (turn) => turn.skill_points,
};

/**
 * Return the step to show. Steps in which the player can spend no amount, or whose form is blocked, are left out. The
 * last step is never left out.
 */
export function stepToShow(turn: TurnDoc, passedSteps: ReadonlySet<TurnStep>, directActs: FormSource): TurnStep {
  if (turn.step === "roll") return "roll";
  const remainingSteps = TURN_STEPS.slice(TURN_STEPS.indexOf(turn.step));
  const stage = remainingSteps.find((step) => {
    if (step === "roll" || step === "buy" || passedSteps.has(step) || AMOUNT_LEFT_IN_STEP[step](turn) === 0) return false;
    return !directActs.isFresh || isFormOpen(directActs, step);
  });
  return stage ?? "buy";
}

export const isFormOpen = (directActs: Pick<DirectActs, "form">, actType: string): boolean => directActs.form(actType)?.blocked.length === 0;

type FieldKind = FormField["kind"];

/** Return a field of an open form; undefined if the form lacks the field or the field has another kind. */
export function fieldOf<K extends FieldKind>(directActs: Pick<DirectActs, "form">, actType: string, fieldName: string, kind: K): Extract<FormField, { kind: K }> | undefined {
  const field = isFormOpen(directActs, actType) ? directActs.form(actType)?.fields.find((field) => field.name === fieldName) : undefined;
  return field?.kind === kind ? (field as Extract<FormField, { kind: K }>) : undefined;
}

/** Return how much more each option of a split can take after the chosen shares. */
export function remainingByOption(field: Extract<FormField, { kind: "split" }> | undefined, shares: Holdings): Holdings {
  if (!field) return {};
  const usedTotal = Object.values(shares).reduce((sum, amount) => sum + amount, 0);
  return Object.fromEntries(
    field.options.map(({ value: optionId }) => [optionId, Math.min(shareCap(field, optionId), field.total - usedTotal + (shares[optionId] ?? 0))]),
  );
}
