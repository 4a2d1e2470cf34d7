import type { DiceRolled, Evening } from "../../../core/wire";
import { Die } from "../../../ui/parts/die";
import { Panel } from "../../../ui/parts/panel";
import { t, texts } from "../../../ui/texts";
import { verdict } from "./data";

/** Dice with more sides than this have no faces drawn. */
const DRAWN = 6;

/** How often each face came, and whether that is fair. */
export function Dice({ evening }: { evening: Evening }) {
  if (!evening.dice.length) return null;
  return (
    <Panel title={t("evening-dice")}>
      <p class="quiet">{t("evening-dice-note")}</p>
      {evening.dice.map((one, index) => (
        <Kind key={`${one.sides} ${one.source}`} one={one} open={index === 0} />
      ))}
    </Panel>
  );
}

function Kind({ one, open }: { one: DiceRolled; open: boolean }) {
  const all = one.faces.reduce((sum, n) => sum + n, 0);
  const most = Math.max(1, ...one.faces);
  return (
    <details class="evening-dice" open={open}>
      <summary>{t(`evening-dice-${one.source}`, { sides: one.sides, n: all })}</summary>
      <Said one={one} />
      <table>
        <thead>
          <tr>
            <th scope="col">{t("evening-face")}</th>
            <th scope="col">{t("evening-came")}</th>
          </tr>
        </thead>
        <tbody>
          {one.faces.map((n, index) => (
            <tr key={index}>
              <th scope="row">{one.sides <= DRAWN ? <Die face={index + 1} size={26} /> : index + 1}</th>
              <td>
                <span class="evening-bar" style={{ width: `${(70 * n) / most}%` }} /> {texts.value.count(n)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Whether the dice were fair, with the figures of the test. */
function Said({ one: { test } }: { one: DiceRolled }) {
  if (!test) return null;
  const figures = {
    statistic: test.statistic.toFixed(2),
    freedom: test.freedom,
    p: test.p_value < 0.001 ? "< 0.001" : `= ${test.p_value.toFixed(3)}`,
    hundred: (test.p_value * 100).toFixed(test.p_value < 0.1 ? 1 : 0),
  };
  return (
    <>
      <p>{t(`evening-dice-${verdict(test)}`, figures)}</p>
      <p class="quiet">{t("evening-dice-test", figures)}</p>
    </>
  );
}
