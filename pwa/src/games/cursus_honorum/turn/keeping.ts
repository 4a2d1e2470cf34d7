/** Which dice are kept and which are rolled again, and what a tap on one of them does. */

import type { DirectActs } from "../../../ui/act/directacts";
import type { DieDoc, TurnDoc } from "../wire";
import type { TurnDraft } from "./draft";
import { fieldOf } from "./stage";

type Known = Pick<DirectActs, "form" | "fresh">;

/** The dice that may be rolled again: as the form says, and until it is here those that do not lie for good. */
export function mayRoll(turn: TurnDoc, play: Known): ReadonlySet<string> {
  const field = play.fresh ? fieldOf(play, "roll-again", "reroll", "subset") : undefined;
  const ids = field ? field.options.map(({ value }) => value) : turn.dice.filter((die) => !die.locked).map(({ id }) => id);
  return new Set(turn.rolls_left > 0 ? ids : []);
}

/** The dice that would be rolled again as things are tapped. */
export function rerolled(turn: TurnDoc, play: Known, draft: Pick<TurnDraft, "kept">): readonly string[] {
  const may = mayRoll(turn, play);
  return turn.dice.map(({ id }) => id).filter((id) => may.has(id) && !draft.kept.has(id));
}

/** Whether a tap on this die does anything. */
export const tappable = (die: DieDoc, turn: TurnDoc, play: Known): boolean => die.kind === "choice" || mayRoll(turn, play).has(die.id);

/** A tap on a die keeps it, and the next lets it go. A choice that is kept is first one thing, then the other. */
export function tapped(die: DieDoc, turn: TurnDoc, play: Known, { kept, asSkill }: TurnDraft): Partial<TurnDraft> {
  const { id } = die;
  if (!mayRoll(turn, play).has(id)) return { asSkill: put(asSkill, id, !asSkill.has(id)) };
  if (!kept.has(id)) return { kept: put(kept, id, true) };
  if (die.kind === "choice" && !asSkill.has(id)) return { asSkill: put(asSkill, id, true) };
  return { kept: put(kept, id, false), asSkill: put(asSkill, id, false) };
}

/** How many choice dice count as political capital. */
export const asCapital = (turn: TurnDoc, { asSkill }: Pick<TurnDraft, "asSkill">): number =>
  turn.dice.filter((die) => die.kind === "choice" && !asSkill.has(die.id)).length;

function put<T>(set: ReadonlySet<T>, one: T, on: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (on) next.add(one);
  else next.delete(one);
  return next;
}
