import { useState } from "preact/hooks";
import { areGrouped, groupByKind, peopleInArguments } from "../../core/view/kinds";
import type { QuestionDoc } from "../../core/view/wire";
import { gloss } from "../parts/gloss";
import { Icon } from "../parts/icon";
import { RuleLink, MessageText } from "../parts/words";
import { currentGame } from "../services";
import { areTapsIgnored, runUnlessTapsIgnored } from "../taps";
import { t, texts } from "../texts";
import { sendAll } from "./sendall";
import "virtual:texts/questions";

interface QuestionCardsProps {
  readonly questions: readonly QuestionDoc[];
  readonly actor: string;
  /** Opens the chronicle line of the act that a question is about; absent if the screen cannot show lines. */
  readonly onEntry?: ((entry: string) => void) | undefined;
}

/** Questions that read alike. They are drawn and settled as one. */
type EqualQuestions = readonly [QuestionDoc, ...QuestionDoc[]];

/**
 * Return the kind of a question. Warnings with the same text have the same kind. A contested act has its own reason, so
 * it has its own kind.
 */
const questionKind = ({ id, by: asker, key, rule }: QuestionDoc): string => (asker ? id : `${key} ${rule}`);

/** Return what a question says. Warnings that say the same are equal. */
const questionText = (question: QuestionDoc): string => `${questionKind(question)} ${question.by ? "" : JSON.stringify(question.args)}`;

const idsOf = (groups: readonly EqualQuestions[]): readonly string[] => groups.flatMap((equalQuestions) => equalQuestions.map(({ id }) => id));

/**
 * Draw the questions for a judge. Contested acts come before warnings. Equal questions are drawn as one, and many
 * questions of one kind as one card.
 */
export function QuestionCards({ questions, actor, onEntry }: QuestionCardsProps) {
  const orderedQuestions = [...questions].sort((a, b) => Number(b.by !== "") - Number(a.by !== ""));
  return (
    <>
      {groupByKind(groupByKind(orderedQuestions, questionText), ([question]) => questionKind(question)).map((groups) =>
        areGrouped(groups) ? (
          <KindCard key={questionKind(groups[0][0])} groups={groups} actor={actor} onEntry={onEntry} />
        ) : (
          groups.map((equalQuestions) => <QuestionCard key={equalQuestions[0].id} equalQuestions={equalQuestions} actor={actor} onEntry={onEntry} />)
        ),
      )}
    </>
  );
}

/**
 * Draw many questions of one kind. The card shows the first question and the people in the other questions. All
 * questions are shown on request. A button settles all of them.
 */
function KindCard({ groups, actor, onEntry }: Omit<QuestionCardsProps, "questions"> & { groups: readonly [EqualQuestions, ...EqualQuestions[]] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [[firstQuestion], ...otherGroups] = groups;
  const references = [...new Set(otherGroups.flatMap(([{ args }]) => peopleInArguments(args)))];
  return (
    <li class="card call question-kind">
      <Icon name="gavel" size={28} />
      <div class="card-body">
        <p>
          <MessageText message={firstQuestion} canTap gloss={gloss} />
        </p>
        <p class="quiet">
          <MessageText message={{ key: references.length ? "ui-more-such-about" : "ui-more-such", args: { n: otherGroups.length, who: references } }} />
        </p>
        {firstQuestion.rule && <RuleLink rule={firstQuestion.rule} />}
      </div>
      <div class="card-acts">
        <button type="button" class="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? "ui-hide-such" : "ui-show-such", { n: groups.length })}
        </button>
        <SettleButton questionIds={idsOf(groups)} actor={actor} text={t("ui-settle-all", { n: groups.length })} />
      </div>
      {isOpen && (
        <ul class="cards">
          {groups.map((equalQuestions) => (
            <QuestionCard key={equalQuestions[0].id} equalQuestions={equalQuestions} actor={actor} onEntry={onEntry} />
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * Draw equal questions for a judge. They are about a contested act, or about a warning that came with one act or
 * several.
 */
function QuestionCard({ equalQuestions, actor, onEntry }: Omit<QuestionCardsProps, "questions"> & { equalQuestions: EqualQuestions }) {
  const [question] = equalQuestions;
  const entries = [...new Set(equalQuestions.map(({ entry }) => entry))];
  return (
    <li class="card call">
      <Icon name="gavel" size={28} />
      <div class="card-body">
        <p>
          <MessageText message={question} canTap gloss={gloss} />
        </p>
        {equalQuestions.length > 1 && <p class="quiet">{t("ui-said-times", { n: equalQuestions.length })}</p>}
        {question.reason && <blockquote>{question.reason}</blockquote>}
        {question.rule && <RuleLink rule={question.rule} />}
      </div>
      <div class="card-acts">
        {onEntry &&
          entries.map((entry, index) => (
            <button key={entry} type="button" class="button quiet-button" onClick={() => onEntry(entry)}>
              {t("ui-see-act")}
              {entries.length > 1 && ` ${texts.value.count(index + 1)}`}
            </button>
          ))}
        <SettleButton questionIds={idsOf([equalQuestions])} actor={actor} text={t("ui-settle")} />
      </div>
    </li>
  );
}

/** A button that settles questions with one tap. It is disabled while the phone still sends an act that settles one of them. */
function SettleButton({ questionIds, actor, text }: { questionIds: readonly string[]; actor: string; text: string }) {
  const [isSending, setIsSending] = useState(false);
  const isOnItsWay = (currentGame.value?.outbox.value ?? []).some(
    ({ body, state }) => body.type === "settle" && questionIds.includes(String(body["question"])) && (state === "queued" || state === "sent"),
  );
  const isBusy = isSending || isOnItsWay;
  const settleQuestions = async (): Promise<void> => {
    setIsSending(true);
    await sendAll("settle", actor, questionIds.map((question) => ({ question })));
    setIsSending(false);
  };
  return (
    <button type="button" class="button" disabled={isBusy} aria-busy={isBusy} aria-disabled={areTapsIgnored.value} onClick={() => void runUnlessTapsIgnored(settleQuestions)}>
      {text}
    </button>
  );
}
