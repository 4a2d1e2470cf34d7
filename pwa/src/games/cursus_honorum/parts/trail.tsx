import { t } from "../../../ui/texts";
import { die, FACES, laurel } from "../glyphs";
import { STEPS } from "../shape";
import type { Step } from "../shape";

const MARKS = { roll: die, advance: laurel, attack: FACES.political_attack, train: FACES.skill, buy: FACES.wealth };

/** The steps of a turn: done, current and still to come. */
export function Trail({ step }: { step: Step }) {
  const now = STEPS.indexOf(step);
  return (
    <ol class="cur-trail" aria-label={t("cur-trail")}>
      {STEPS.map((one, index) => (
        <li key={one} data-state={index < now ? "done" : index === now ? "now" : "ahead"} aria-current={index === now ? "step" : undefined}>
          <span class="cur-trail-mark">{MARKS[one]}</span>
          <span>{t(`cur-step-${one}`)}</span>
        </li>
      ))}
    </ol>
  );
}
