/** Which step of a turn the screen is at: the server's, less what the player passed over. */

import { cap } from "../../../core/sending/forms";
import type { Holdings } from "../../../core/view/values";
import type { FormField } from "../../../core/view/wire";
import type { DirectActs } from "../../../ui/act/directacts";
import { STEPS } from "../shape";
import type { Step } from "../shape";
import type { TurnDoc } from "../wire";

type Known = Pick<DirectActs, "form" | "fresh">;

/** What is left to spend in each step. */
const LEFT: Readonly<Record<"advance" | "attack" | "train", (turn: TurnDoc) => number>> = {
  advance: (turn) => turn.pc,
  attack: (turn) => turn.attacks,
  train: (turn) => turn.skill_points,
};

/** The step to show. Steps without anything to spend, or whose form is shut, are passed by; the last one never is. */
export function stageOf(turn: TurnDoc, passed: ReadonlySet<Step>, play: Known): Step {
  if (turn.step === "roll") return "roll";
  const still = STEPS.slice(STEPS.indexOf(turn.step));
  const stage = still.find((step) => {
    if (step === "roll" || step === "buy" || passed.has(step) || LEFT[step](turn) === 0) return false;
    return !play.fresh || isOpen(play, step);
  });
  return stage ?? "buy";
}

export const isOpen = (play: Pick<DirectActs, "form">, type: string): boolean => play.form(type)?.blocked.length === 0;

type Kind = FormField["kind"];

/** A field of an open form, if it is of the kind that the screen draws. */
export function fieldOf<K extends Kind>(play: Pick<DirectActs, "form">, type: string, name: string, kind: K): Extract<FormField, { kind: K }> | undefined {
  const field = isOpen(play, type) ? play.form(type)?.fields.find((one) => one.name === name) : undefined;
  return field?.kind === kind ? (field as Extract<FormField, { kind: K }>) : undefined;
}

/** How many more of each option a split still takes, with the shares that were chosen. */
export function roomOf(field: Extract<FormField, { kind: "split" }> | undefined, shares: Holdings): Holdings {
  if (!field) return {};
  const used = Object.values(shares).reduce((sum, n) => sum + n, 0);
  return Object.fromEntries(
    field.options.map(({ value }) => [value, Math.min(cap(field, value), field.total - used + (shares[value] ?? 0))]),
  );
}
