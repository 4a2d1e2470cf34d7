import type { Line } from "../../../core/view/wire";
import { Die } from "../../../ui/parts/die";
import { RollMomentLink } from "../../../ui/parts/rolllink";
import { MessageText } from "../../../ui/parts/words";
import { currentGame } from "../../../ui/services";
import { t } from "../../../ui/texts";
import "./parts.css";

interface Roll {
  readonly sides: number;
  readonly value: number;
  readonly source?: string;
}

/**
 * The maximum number of dice beside a line. A line with more dice belongs to a fight, and the fight shows its dice
 * itself.
 */
const MAX_LINE_DICE = 2;

/** Return the dice that are drawn beside a line. Draws of cards are also recorded as rolls, but they are left out. */
const diceOf = (line: Line): readonly Roll[] => {
  const dice = (line.rolls as readonly Roll[]).filter((roll) => roll.sides === 6 && line.key !== "card-drawn");
  return dice.length <= MAX_LINE_DICE ? dice : [];
};

/** The keys of messages that only repeat what the screen already shows. */
const REDUNDANT_LINE_KEYS = new Set(["turn-began", "period-opened"]);

/** The latest lines with their dice, the newest first. */
export function LatestLines({ lineCount = 4 }: { lineCount?: number }) {
  const lines = (currentGame.value?.view.value?.pub ?? []).filter((line) => line.words && !line.on && !REDUNDANT_LINE_KEYS.has(line.key)).slice(-lineCount).reverse();
  return (
    <section class="last" aria-label={t("mor-last")}>
      <ol aria-live="polite">
        {lines.map((line, index) => (
          <li key={line.id} data-new={index === 0}>
            {diceOf(line).length > 0 && (
              <RollMomentLink class="last-dice" entry={line.id}>
                {diceOf(line).map((roll, dieIndex) => (
                  <Die key={dieIndex} face={roll.value} size={index === 0 ? 34 : 24} isRolling={index === 0} />
                ))}
              </RollMomentLink>
            )}
            <span>
              <MessageText message={line} canTap />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
