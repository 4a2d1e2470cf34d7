import { questions } from "../../core/view/selectors";
import { me } from "../../ui/me";
import { Panel } from "../../ui/parts/panel";
import { openSheet } from "../../ui/router";
import { view } from "../../ui/services";
import { useIgnoreTapsAfterListChange } from "../../ui/taps";
import { t } from "../../ui/texts";
import { QuestionCards } from "../../ui/waiting/questions";
import { LineSheet } from "../chronicle/sheet";

/**
 * The questions for a judge. Questions for this steward come first, and questions that wait for other judges follow.
 */
export function JudgeQuestions() {
  const allQuestions = [...questions(view.value)].sort((a, b) => Number(isAskedOfMe(b.judges)) - Number(isAskedOfMe(a.judges)));
  useIgnoreTapsAfterListChange(allQuestions.map(({ id }) => id).join(" "));
  if (!allQuestions.length) return null;
  return (
    <Panel title={t("ui-questions")}>
      <ul class="cards">
        <QuestionCards questions={allQuestions} actor={me.value} onEntry={(lineId) => openSheet(() => <LineSheet id={lineId} />)} />
      </ul>
    </Panel>
  );
}

const isAskedOfMe = (judges: readonly string[]): boolean => judges.includes(me.value);
