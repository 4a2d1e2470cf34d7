import type { ComponentChildren } from "preact";
import { awaitedCharacters as awaitedIn, slicesOfFamily } from "../../core/view/selectors";
import { timeOfDay } from "../../core/words/timeofday";
import type { PastGame } from "../../core/replay/pastgame";
import type { Args, Message } from "../../core/view/values";
import type { AppealDoc, DutyDoc, KnockDoc, PetitionDoc, QuestionDoc, WindowDoc } from "../../core/view/wire";
import { me } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { gloss } from "../../ui/parts/gloss";
import { Icon } from "../../ui/parts/icon";
import { Panel } from "../../ui/parts/panel";
import { RuleLink, MessageText } from "../../ui/parts/words";
import { actTitle, t, personRef } from "../../ui/texts";
import { CommandTerms } from "../../ui/waiting/commandterms";

/** A request that waited at the shown moment. */
interface WaitingRequest {
  readonly id: string;
  readonly characters: readonly string[];
  readonly card: ComponentChildren;
}

/**
 * All requests that waited at the shown moment, as far as this viewer may see them. A viewer of the replay cannot
 * answer them.
 */
export function RequestsScreen({ game }: { game: PastGame }) {
  const requests = requestsAt(game);
  return (
    <main class="screen">
      <h1 class="unseen">{t("ui-tab-waited")}</h1>
      {requests.length > 0 ? <RequestCards title={t("replay-waited")} requests={requests} isNamed /> : <p class="empty">{t("replay-waited-nothing")}</p>}
      <p class="quiet replay-not">{t("replay-waited-not")}</p>
    </main>
  );
}

/** The requests that waited for the character in play. If there were none, nothing is shown. */
export function MyRequests({ game }: { game: PastGame }) {
  const ownRequests = requestsAt(game).filter(({ characters }) => characters.includes(me.value));
  if (!ownRequests.length) return null;
  return (
    <div class="replay-mine">
      <RequestCards title={t("replay-waited-mine")} requests={ownRequests} />
    </div>
  );
}

interface CardsProps {
  readonly title: string;
  readonly requests: readonly WaitingRequest[];
  /** Whether each request names the characters for whom it waited. */
  readonly isNamed?: boolean;
}

function RequestCards({ title, requests, isNamed = false }: CardsProps) {
  return (
    <Panel title={title}>
      <ul class="cards">
        {requests.map(({ id, characters, card }) => (
          <li key={id} class="card">
            {card}
            {isNamed && characters.length > 0 && <p class="quiet replay-whom">{t("replay-waited-for", { who: characters.map(personRef) })}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function requestsAt(game: PastGame): readonly WaitingRequest[] {
  const view = { slices: game.actionRequests.value };
  const stewards = game.doc.value?.stewards ?? [];
  const awaitedPeople = awaitedIn(game.view.value);
  return [
    ...(awaitedPeople.length > 0 ? [turnRequest(awaitedPeople)] : []),
    ...slicesOfFamily<WindowDoc>(view, "window").filter(({ over: isOver }) => !isOver).map(windowRequest),
    ...slicesOfFamily<DutyDoc>(view, "duty").map(dutyRequest),
    ...slicesOfFamily<PetitionDoc>(view, "petition").map(petitionRequest),
    ...slicesOfFamily<QuestionDoc>(view, "question").map(questionRequest),
    ...slicesOfFamily<AppealDoc>(view, "appeal").map((appeal) => appealRequest(appeal, stewards)),
    ...slicesOfFamily<KnockDoc>(view, "knock").map((knock) => knockRequest(knock, stewards)),
  ];
}

const turnRequest = (characters: readonly string[]): WaitingRequest => ({
  id: "turn",
  characters,
  card: (
    <>
      <Icon name="hourglass" size={28} />
      <div class="card-body">
        <p>{t("replay-waited-turn")}</p>
      </div>
    </>
  ),
});

const playersToWaitFor = ({ owed, ready_who: readyPlayers, readiness }: WindowDoc): readonly string[] =>
  readiness === "names" ? owed.filter((player) => !readyPlayers.includes(player)) : owed;

const windowRequest = (window: WindowDoc): WaitingRequest => ({
  id: window.id,
  characters: playersToWaitFor(window),
  card: (
    <RequestCard message={{ key: `window-${window.kind}`, args: window.args as Args }} mark={<Icon name="hourglass" size={28} />}>
      {window.until > 0 && <p class="quiet">{t("replay-waited-until", { time: timeOfDay(window.until) })}</p>}
    </RequestCard>
  ),
});

const dutyRequest = ({ id, owes, kind, args }: DutyDoc): WaitingRequest => ({
  id,
  characters: [owes],
  card: <RequestCard message={{ key: `duty-${kind}`, args }} mark={<Icon name="hourglass" size={28} />} />,
});

const petitionRequest = ({ id, voices, given: givenVoices, actor, type, fields, reason }: PetitionDoc): WaitingRequest => ({
  id,
  characters: voices.filter((voice) => !givenVoices.includes(voice)),
  card: (
    <RequestCard message={{ key: "ui-petition", args: { who: `who:${actor}`, act: actTitle(type) } }} mark={<CrestOf id={actor} size={40} />}>
      <CommandTerms type={type} fields={fields} />
      {reason && <blockquote>{reason}</blockquote>}
    </RequestCard>
  ),
});

const questionRequest = (question: QuestionDoc): WaitingRequest => ({
  id: question.id,
  characters: question.judges,
  card: (
    <RequestCard message={question} mark={<Icon name="gavel" size={28} />}>
      {question.reason && <blockquote>{question.reason}</blockquote>}
      {question.rule && <RuleLink rule={question.rule} />}
    </RequestCard>
  ),
});

const appealRequest = ({ id, actor, type, fields, rules, reason }: AppealDoc, stewards: readonly string[]): WaitingRequest => ({
  id,
  characters: stewards,
  card: (
    <RequestCard message={{ key: "replay-appealed", args: { who: `who:${actor}`, act: actTitle(type) } }} mark={<CrestOf id={actor} size={40} />}>
      <CommandTerms type={type} fields={fields} />
      {reason && <blockquote>{reason}</blockquote>}
      <p class="rules-list">
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
    </RequestCard>
  ),
});

const knockRequest = ({ id, name }: KnockDoc, stewards: readonly string[]): WaitingRequest => ({
  id,
  characters: stewards,
  card: (
    <div class="card-body">
      <p>{t("ui-knocks-name", { name })}</p>
    </div>
  ),
});

interface RequestCardProps {
  readonly message: Message;
  readonly mark: ComponentChildren;
  readonly children?: ComponentChildren;
}

function RequestCard({ message, mark, children }: RequestCardProps) {
  return (
    <>
      {mark}
      <div class="card-body">
        <p>
          <MessageText message={message} canTap gloss={gloss} />
        </p>
        {children}
      </div>
    </>
  );
}
