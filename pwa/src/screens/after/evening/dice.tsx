import type { DiceRolled, Evening } from "../../../core/view/wire";
import { Die } from "../../../ui/parts/die";
import { Panel } from "../../../ui/parts/panel";
import { t } from "../../../ui/texts";
import { BarTable } from "./bars";
import { splitDiceByTest, rollCount, testVerdict } from "./data";

/** The maximum number of sides of a die whose faces are drawn. */
const MOST_DRAWN_SIDES = 6;
/**
 * The maximum number of rare kinds of dice that are shown face by face. If there are more kinds, only their number is
 * shown.
 */
const MOST_RARE_KINDS = 2;

/** Show how often each face was rolled, and whether the dice were fair. */
export function DiceFigures({ evening }: { evening: Evening }) {
  const { told, seldom } = splitDiceByTest(evening.dice);
  if (!evening.dice.length) return null;
  const shown = seldom.length > MOST_RARE_KINDS ? told : [...told, ...seldom];
  return (
    <Panel title={t("evening-dice")}>
      <p class="quiet">{t("evening-dice-note")}</p>
      {shown.map((one, index) => (
        <DiceKind key={diceKindText(one)} one={one} open={index === 0} />
      ))}
      {shown === told && seldom.length > 0 && <RareDice kinds={seldom} />}
    </Panel>
  );
}

/** Return a text that names a kind of dice and the number of its rolls. */
const diceKindText = (one: DiceRolled): string => t(`evening-dice-${one.source}`, { sides: one.sides, n: rollCount(one) });

function DiceKind({ one, open }: { one: DiceRolled; open: boolean }) {
  const rows = one.faces.map((n, index) => ({ name: index + 1, n, shown: one.sides <= MOST_DRAWN_SIDES && <Die face={index + 1} size={26} /> }));
  return (
    <details open={open}>
      <summary>{diceKindText(one)}</summary>
      <DiceVerdict one={one} />
      <BarTable title={diceKindText(one)} heads={[t("evening-face"), t("evening-came")]} rows={rows.map((row) => ({ ...row, shown: row.shown || row.name }))} />
    </details>
  );
}

/**
 * Show the kinds of dice with too few rolls for a test. An example is lots that are drawn from a shrinking pile of
 * cards.
 */
function RareDice({ kinds }: { kinds: readonly DiceRolled[] }) {
  const title = t("evening-dice-seldom", { kinds: kinds.length, n: kinds.reduce((sum, one) => sum + rollCount(one), 0) });
  return (
    <details>
      <summary>{title}</summary>
      <p>{t("evening-dice-few")}</p>
      <BarTable title={title} heads={[t("evening-sides"), t("evening-rolled")]} rows={kinds.map((one) => ({ name: t(`evening-sides-${one.source}`, { sides: one.sides }), n: rollCount(one) }))} />
    </details>
  );
}

/** Show whether the dice were fair, together with the figures of the test. */
function DiceVerdict({ one: { test } }: { one: DiceRolled }) {
  if (!test) return null;
  const figures = {
    statistic: test.statistic.toFixed(2),
    freedom: test.freedom,
    p: test.p_value < 0.001 ? "< 0.001" : `= ${test.p_value.toFixed(3)}`,
    hundred: (test.p_value * 100).toFixed(test.p_value < 0.1 ? 1 : 0),
  };
  return (
    <>
      <p>{t(`evening-dice-${testVerdict(test)}`, figures)}</p>
      <p class="quiet">{t("evening-dice-test", figures)}</p>
    </>
  );
}
