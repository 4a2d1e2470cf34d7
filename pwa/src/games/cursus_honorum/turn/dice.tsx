import { RollMomentLink } from "../../../ui/parts/rolllink";
import { t } from "../../../ui/texts";
import { GameDie, DiceRow } from "../parts/gamedie";
import type { DieState } from "../parts/gamedie";
import { numbersBelow } from "../parts/boxes";
import type { DieDoc, SheetDoc, TurnDoc } from "../wire";
import type { FaceName } from "../glyphs";
import { useJustRolledDice } from "./rolleddice";

export interface TurnDiceProps {
  readonly turn: TurnDoc;
  readonly sheet: SheetDoc;
  /** The number of dice to draw before the first roll. */
  readonly diceCount: number;
  /** The ids of the dice that the player keeps. */
  readonly keptDice?: ReadonlySet<string>;
  /** The ids of the choice dice that count as skill. */
  readonly asSkill?: ReadonlySet<string>;
  /** Whether the dice that are not kept are rolling. */
  readonly isTumbling?: boolean;
  readonly onTap?: ((die: DieDoc) => void) | undefined;
  /** Returns whether a tap on the die has an effect. */
  readonly canTap?: (die: DieDoc) => boolean;
}

/** The dice of a turn, drawn large. */
export function TurnDice({ turn, sheet, diceCount, keptDice, asSkill, isTumbling = false, onTap, canTap = () => true }: TurnDiceProps) {
  const fallIndexes = useJustRolledDice(turn);
  const isRolling = turn.step === "roll";
  if (!turn.dice.length) {
    return (
      <DiceRow diceCount={diceCount}>
        {numbersBelow(diceCount).map((index) => (
          <GameDie key={index} dieIndex={index} face="" isTumbling={isTumbling} />
        ))}
      </DiceRow>
    );
  }
  return (
    <DiceRow diceCount={turn.dice.length}>
      {turn.dice.map((die, index) => {
        const dieState: DieState = isRolling && die.locked ? "fixed" : keptDice?.has(die.id) ? "held" : "free";
        return (
          <GameDie
            key={fallIndexes.has(die.id) ? `${die.id} ${turn.rolls}` : die.id}
            dieIndex={index}
            face={die.kind}
            dieState={dieState}
            choice={die.kind === "choice" && asSkill ? (asSkill.has(die.id) ? "skill" : "pc") : ""}
            figure={yieldText(sheet, die.kind)}
            isTumbling={isTumbling && dieState === "free"}
            fallIndex={fallIndexes.get(die.id)}
            onTap={onTap && canTap(die) ? () => onTap(die) : undefined}
          />
        );
      })}
    </DiceRow>
  );
}

/** The rolls of a turn so far. Each roll is a link to its moment. */
export function TurnRolls({ turn }: Pick<TurnDiceProps, "turn">) {
  return (
    <p class="cur-rolls">
      {turn.entries.map((entry, index) => (
        <RollMomentLink key={entry} entry={entry}>
          {t("cur-rolled", { n: index + 1 })}
        </RollMomentLink>
      ))}
    </p>
  );
}

/** Return the yield of a die with this face; "" if the yield is only the face itself. */
function yieldText({ gains }: Pick<SheetDoc, "gains">, kind: FaceName): string {
  if (kind === "disapproval") return "";
  return gains[kind] > 1 ? t("cur-figure", { n: gains[kind] }) : "";
}
