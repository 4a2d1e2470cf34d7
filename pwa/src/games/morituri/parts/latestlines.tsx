import type { Line } from "../../../core/view/wire";
import { Die } from "../../../ui/parts/die";
import { RollLink } from "../../../ui/parts/rolled";
import { Words } from "../../../ui/parts/words";
import { live } from "../../../ui/services";
import { t } from "../../../ui/texts";
import "./parts.css";

interface Roll {
  readonly sides: number;
  readonly value: number;
  readonly source?: string;
}

/** A line with more dice than this belongs to a fight, which shows its own dice. */
const MOST_LINE_DICE = 2;

/** Return the dice to draw beside a line. Draws of cards are rolls too, but are left out. */
const diceOf = (line: Line): readonly Roll[] => {
  const dice = (line.rolls as readonly Roll[]).filter((roll) => roll.sides === 6 && line.key !== "card-drawn");
  return dice.length <= MOST_LINE_DICE ? dice : [];
};

/** Messages that only repeat what the screen shows. */
const PLAIN_LINES = new Set(["turn-began", "period-opened"]);

/** The latest lines, newest first, with their dice. */
export function LatestLines({ count = 4 }: { count?: number }) {
  const lines = (live.value?.view.value?.pub ?? []).filter((line) => line.words && !line.on && !PLAIN_LINES.has(line.key)).slice(-count).reverse();
  return (
    <section class="last" aria-label={t("mor-last")}>
      <ol aria-live="polite">
        {lines.map((line, index) => (
          <li key={line.id} data-new={index === 0}>
            {diceOf(line).length > 0 && (
              <RollLink class="last-dice" entry={line.id}>
                {diceOf(line).map((roll, die) => (
                  <Die key={die} face={roll.value} size={index === 0 ? 34 : 24} rolling={index === 0} />
                ))}
              </RollLink>
            )}
            <span>
              <Words message={line} tap />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
