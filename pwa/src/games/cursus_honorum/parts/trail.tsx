import { t } from "../../../ui/texts";
import { die, FACE_GLYPHS, laurel } from "../glyphs";
import { TURN_STEPS } from "../shape";
import type { TurnStep } from "../shape";

const STEP_GLYPHS = { roll: die, advance: laurel, attack: FACE_GLYPHS.political_attack, train: FACE_GLYPHS.skill, buy: FACE_GLYPHS.wealth };

/** The steps of a turn, which are done, current or still to come. */
export function TurnSteps({ step }: { step: TurnStep }) {
  const currentIndex = TURN_STEPS.indexOf(step);
  return (
    <ol class="cur-trail" aria-label={t("cur-trail")}>
      {TURN_STEPS.map((step, index) => (
        <li key={step} data-state={index < currentIndex ? "done" : index === currentIndex ? "now" : "ahead"} aria-current={index === currentIndex ? "step" : undefined}>
          <span class="cur-trail-mark">{STEP_GLYPHS[step]}</span>
          <span>{t(`cur-step-${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
