/**
 * Decides which dice are kept and which dice are rolled again. The module also decides the effect of a tap on a die.
 */

import type { DirectActs } from "../../../ui/act/directacts";
import type { DieDoc, TurnDoc } from "../wire";
import type { TurnDraft } from "./draft";
import { fieldOf } from "./stage";

type FormSource = Pick<DirectActs, "form" | "isFresh">;

/**
 * Return the ids of the dice that may be rolled again. The form lists these dice. Until the form has arrived, they are
 * the dice that are not locked.
 */
export function rollableDice(turn: TurnDoc, directActs: FormSource): ReadonlySet<string> {
  const field = directActs.isFresh ? fieldOf(directActs, "roll-again", "reroll", "subset") : undefined;
  const dieIds = field ? field.options.map(({ value: optionId }) => optionId) : turn.dice.filter((die) => !die.locked).map(({ id }) => id);
  return new Set(turn.rolls_left > 0 ? dieIds : []);
}

/** Return the ids of the dice that would be rolled again. */
export function diceToReroll(turn: TurnDoc, directActs: FormSource, draft: Pick<TurnDraft, "keptDice">): readonly string[] {
  const rerollable = rollableDice(turn, directActs);
  return turn.dice.map(({ id: dieId }) => dieId).filter((dieId) => rerollable.has(dieId) && !draft.keptDice.has(dieId));
}

/** Return whether a tap on this die has an effect. */
export const isDieTappable = (die: DieDoc, turn: TurnDoc, directActs: FormSource): boolean => die.kind === "choice" || rollableDice(turn, directActs).has(die.id);

/**
 * Return the change of the draft that a tap on a die causes. The first tap keeps the die, and the next tap releases it.
 * A kept choice die first counts as capital, and after another tap as skill.
 */
export function draftChangeOnTap(die: DieDoc, turn: TurnDoc, directActs: FormSource, { keptDice, asSkill }: TurnDraft): Partial<TurnDraft> {
  const { id } = die;
  if (!rollableDice(turn, directActs).has(id)) return { asSkill: withMembership(asSkill, id, !asSkill.has(id)) };
  if (!keptDice.has(id)) return { keptDice: withMembership(keptDice, id, true) };
  if (die.kind === "choice" && !asSkill.has(id)) return { asSkill: withMembership(asSkill, id, true) };
  return { keptDice: withMembership(keptDice, id, false), asSkill: withMembership(asSkill, id, false) };
}

/** Return the number of choice dice that count as political capital. */
export const countPoliticalCapital = (turn: TurnDoc, { asSkill }: Pick<TurnDraft, "asSkill">): number =>
  turn.dice.filter((die) => die.kind === "choice" && !asSkill.has(die.id)).length;

function withMembership<T>(members: ReadonlySet<T>, item: T, isMember: boolean): ReadonlySet<T> {
  const newMembers = new Set(members);
  if (isMember) newMembers.add(item);
  else newMembers.delete(item);
  return newMembers;
}
