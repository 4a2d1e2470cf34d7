/** Finds the dice that were just rolled, so that every viewer sees these dice fall. */

import { useRef } from "preact/hooks";
import type { DieDoc, TurnDoc } from "../wire";

interface SeenRoll {
  readonly rollKey: string;
  readonly dice: readonly DieDoc[];
  readonly fell: ReadonlyMap<string, number>;
}

const NO_DICE: ReadonlyMap<string, number> = new Map();

/**
 * Return the dice of the last roll, each with its position among the rolled dice. Rolls from before the first render
 * are left out.
 */
export function useJustRolledDice(turn: TurnDoc): ReadonlyMap<string, number> {
  const seenRoll = useRef<SeenRoll | null>(null);
  const rollKey = `${turn.who} ${turn.rolls}`;
  const previousRoll = seenRoll.current;
  if (previousRoll?.rollKey !== rollKey) {
    seenRoll.current = { rollKey, dice: turn.dice, fell: previousRoll && turn.rolls > 0 ? rolledDice(turn.dice, previousRoll.dice) : NO_DICE };
  }
  return seenRoll.current?.fell ?? NO_DICE;
}

/**
 * Return the dice that were rolled. The results are the dice that are not kept, and every 1 that showed another face
 * before.
 */
export function rolledDice(currentDice: readonly DieDoc[], earlierDice: readonly DieDoc[]): ReadonlyMap<string, number> {
  const lay = new Map(earlierDice.map((die) => [die.id, die]));
  const newDice = currentDice.filter((die) => !die.locked || (die.kind === "disapproval" && lay.get(die.id)?.face !== die.face));
  return new Map(newDice.map(({ id }, index) => [id, index]));
}
