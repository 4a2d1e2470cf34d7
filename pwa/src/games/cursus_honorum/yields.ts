/** Computes the yield of dice, and the amounts that a player can still spend. */

import type { FaceName } from "./glyphs";
import type { DieDoc, SheetDoc, TurnDoc } from "./wire";

/** The yield of the dice on the table, including the income. */
export interface Yield {
  readonly disapproval: number;
  readonly political_capital: number;
  readonly skill: number;
  readonly wealth: number;
  readonly political_attack: number;
}

/** Return the sum of the dice and the income. `asSkill` lists the choice dice that count as skill. */
export function yieldOf(dice: readonly DieDoc[], { gains }: Pick<SheetDoc, "gains">, income: number, asSkill: ReadonlySet<string>): Yield {
  const countOfKind = (kind: FaceName): number => dice.filter((die) => die.kind === kind).length;
  const choices = dice.filter((die) => die.kind === "choice");
  const skillDiceCount = choices.filter(({ id }) => asSkill.has(id)).length;
  return {
    disapproval: countOfKind("disapproval"),
    political_capital: income + countOfKind("political_capital") * gains.political_capital + (choices.length - skillDiceCount) * gains.choice,
    skill: countOfKind("skill") * gains.skill + skillDiceCount * gains.choice,
    wealth: countOfKind("wealth") * gains.wealth,
    political_attack: countOfKind("political_attack") * gains.political_attack,
  };
}

/** Return the amounts that can still be spent in a turn whose dice were counted. */
export const amountLeft = (turn: TurnDoc): Yield => ({
  disapproval: 0,
  political_capital: turn.pc,
  skill: turn.skill_points,
  wealth: 0,
  political_attack: turn.attacks,
});
