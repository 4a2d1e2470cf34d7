import type { DiceRolled, Evening } from "../../../core/view/wire";
import { Die } from "../../../ui/parts/die";
import { Panel } from "../../../ui/parts/panel";
import { t } from "../../../ui/texts";
import { BarTable } from "./bars";
import { splitDiceByTest, rollCount, testVerdict } from "./data";

/** The maximum number of sides of a die whose faces are drawn. */
const MAX_DRAWN_SIDES = 6;
/**
 * The maximum number of rare kinds of dice that are shown face by face. If there are more kinds, only their number is
 * shown.
 */
const MAX_RARE_KINDS = 2;

/** Show how often each face was rolled, and whether the dice were fair. */
export function DiceFigures({ evening }: { evening: Evening }) {
  const { testedDice, seldom } = splitDiceByTest(evening.dice);
  if (!evening.dice.length) return null;
  const kinds = seldom.length > MAX_RARE_KINDS ? testedDice : [...testedDice, ...seldom];
  return (
    <Panel title={t("evening-dice")}>
      <p class="quiet">{t("evening-dice-note")}</p>
      {kinds.map((dice, index) => (
        <DiceKind key={diceKindText(dice)} dice={dice} isOpen={index === 0} />
      ))}
      {kinds === testedDice && seldom.length > 0 && <RareDice kinds={seldom} />}
    </Panel>
  );
}

/** Return a text that names a kind of dice and the number of its rolls. */
const diceKindText = (dice: DiceRolled): string => t(`evening-dice-${dice.source}`, { sides: dice.sides, n: rollCount(dice) });

function DiceKind({ dice, isOpen }: { dice: DiceRolled; isOpen: boolean }) {
  const rows = dice.faces.map((faceCount, index) => ({ rowName: index + 1, count: faceCount, shown: dice.sides <= MAX_DRAWN_SIDES && <Die face={index + 1} size={26} /> }));
  return (
    <details open={isOpen}>
      <summary>{diceKindText(dice)}</summary>
      <DiceVerdict dice={dice} />
      <BarTable title={diceKindText(dice)} heads={[t("evening-face"), t("evening-came")]} rows={rows.map((row) => ({ ...row, shown: row.shown || row.rowName }))} />
    </details>
  );
}

/**
 * Show the kinds of dice with too few rolls for a test. An example is lots that are drawn from a shrinking pile of
 * cards.
 */
function RareDice({ kinds }: { kinds: readonly DiceRolled[] }) {
  const title = t("evening-dice-seldom", { kinds: kinds.length, n: kinds.reduce((sum, dice) => sum + rollCount(dice), 0) });
  return (
    <details>
      <summary>{title}</summary>
      <p>{t("evening-dice-few")}</p>
      <BarTable title={title} heads={[t("evening-sides"), t("evening-rolled")]} rows={kinds.map((dice) => ({ rowName: t(`evening-sides-${dice.source}`, { sides: dice.sides }), count: rollCount(dice) }))} />
    </details>
  );
}

/** Show whether the dice were fair, together with the figures of the test. */
function DiceVerdict({ dice: { test } }: { dice: DiceRolled }) {
  if (!test) return null;
  const figures = {
    statistic: test.statistic.toFixed(2),
    freedom: test.freedom,
    p: test.p_value < 0.001 ? "< 0.001" : `= ${test.p_value.toFixed(3)}`,
    hundred: Number((test.p_value * 100).toFixed(test.p_value < 0.1 ? 1 : 0)),
  };
  return (
    <>
      <p>{t(`evening-dice-${testVerdict(test)}`, figures)}</p>
      <p class="quiet">{t("evening-dice-test", figures)}</p>
    </>
  );
}
