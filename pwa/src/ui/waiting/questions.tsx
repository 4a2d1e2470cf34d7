import { useState } from "preact/hooks";
import { areGrouped, groupByKind, peopleInArguments } from "../../core/view/kinds";
import type { QuestionDoc } from "../../core/view/wire";
import { openAct } from "../act/open";
import { gloss } from "../parts/gloss";
import { Icon } from "../parts/icon";
import { RuleLink, MessageText } from "../parts/words";
import { openSheet } from "../router";
import { t } from "../texts";
import { SettleAllSheet } from "./settleall";
import "virtual:texts/questions";

interface Props {
  readonly questions: readonly QuestionDoc[];
  readonly as: string;
  /** Opens the chronicle line of the act that a question is about; absent if the screen cannot show lines. */
  readonly onEntry?: ((entry: string) => void) | undefined;
}

/**
 * Return the kind of a question. Warnings with the same text have the same kind. A contested act has its own reason, so
 * it has its own kind.
 */
const questionKind = ({ id, by, key, rule }: QuestionDoc): string => (by ? id : `${key} ${rule}`);

/**
 * Draw the questions for a judge. Contested acts come before warnings. Many questions of one kind are drawn as one
 * card.
 */
export function QuestionCards({ questions, as, onEntry }: Props) {
  const ordered = [...questions].sort((a, b) => Number(b.by !== "") - Number(a.by !== ""));
  return (
    <>
      {groupByKind(ordered, questionKind).map((kind) =>
        areGrouped(kind) ? (
          <KindCard key={questionKind(kind[0])} kind={kind} as={as} onEntry={onEntry} />
        ) : (
          kind.map((question) => <QuestionCard key={question.id} question={question} as={as} onEntry={onEntry} />)
        ),
      )}
    </>
  );
}

/**
 * Draw many questions of one kind. The card shows the first question and the people in the other questions. All
 * questions are shown on request. A button settles all of them.
 */
function KindCard({ kind, as, onEntry }: Omit<Props, "questions"> & { kind: readonly [QuestionDoc, ...QuestionDoc[]] }) {
  const [open, setOpen] = useState(false);
  const [first, ...others] = kind;
  const who = [...new Set(others.flatMap(({ args }) => peopleInArguments(args)))];
  return (
    <li class="card call question-kind">
      <Icon name="gavel" size={28} />
      <div class="card-body">
        <p>
          <MessageText message={first} tap gloss={gloss} />
        </p>
        <p class="quiet">
          <MessageText message={{ key: who.length ? "ui-more-such-about" : "ui-more-such", args: { n: others.length, who } }} />
        </p>
        {first.rule && <RuleLink rule={first.rule} />}
      </div>
      <div class="card-acts">
        <button type="button" class="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? "ui-hide-such" : "ui-show-such", { n: kind.length })}
        </button>
        <button type="button" class="button" onClick={() => openSheet(() => <SettleAllSheet ids={kind.map(({ id }) => id)} as={as} />)}>
          {t("ui-settle-all", { n: kind.length })}
        </button>
      </div>
      {open && (
        <ul class="cards">
          {kind.map((question) => (
            <QuestionCard key={question.id} question={question} as={as} onEntry={onEntry} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Draw a question for a judge. The question is about a contested act, or about a warning that came with an act. */
function QuestionCard({ question, as, onEntry }: Omit<Props, "questions"> & { question: QuestionDoc }) {
  return (
    <li class="card call">
      <Icon name="gavel" size={28} />
      <div class="card-body">
        <p>
          <MessageText message={question} tap gloss={gloss} />
        </p>
        {question.reason && <blockquote>{question.reason}</blockquote>}
        {question.rule && <RuleLink rule={question.rule} />}
      </div>
      <div class="card-acts">
        {onEntry && (
          <button type="button" class="button quiet-button" onClick={() => onEntry(question.entry)}>
            {t("ui-see-act")}
          </button>
        )}
        <button type="button" class="button" onClick={() => openAct({ type: "settle", as, preset: { question: question.id } })}>
          {t("ui-settle")}
        </button>
      </div>
    </li>
  );
}
