import type { Line, Roll } from "../../core/view/wire";
import { Die } from "../../ui/parts/die";
import { t } from "../../ui/texts";

/**
 * The maximum number of sides of a roll that is drawn as a die. A roll with more sides represents a card of a pile or a
 * lot from a bag.
 */
const MAX_DRAWN_SIDES = 12;

/** Show every roll of an entry. */
export function Rolls({ line }: { line: Line }) {
  if (line.rolls.length === 0) return null;
  return (
    <span class="line-rolls wrapped">
      {line.rolls.map((roll) => (
        <RolledFace key={roll.name} roll={roll} />
      ))}
    </span>
  );
}

function RolledFace({ roll: { value: rolledValue, sides } }: { roll: Roll }) {
  if (sides > MAX_DRAWN_SIDES) return <span class="line-drawn">{t("ui-of", { n: rolledValue, slots: sides })}</span>;
  return <Die face={rolledValue} size={24} />;
}
