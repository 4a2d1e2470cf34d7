import { questions } from "../../core/selectors";
import { me } from "../../ui/me";
import { Panel } from "../../ui/parts/panel";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { QuestionCard } from "../../ui/waiting/duty";

/** Questions that other judges have not dealt with yet: a steward may. */
export function Questions() {
  const others = questions(view.value).filter((one) => !one.judges.includes(me.value));
  if (!others.length) return null;
  return (
    <Panel title={t("ui-questions")}>
      <ul class="cards">
        {others.map((question) => (
          <QuestionCard key={question.id} question={question} as={me.value} />
        ))}
      </ul>
    </Panel>
  );
}
