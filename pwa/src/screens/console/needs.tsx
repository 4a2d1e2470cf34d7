import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { areGrouped, groupByKind } from "../../core/view/kinds";
import { timeOfDay } from "../../core/words/timeofday";
import type { GameDoc, PetitionDoc, UnfinishedThing } from "../../core/view/wire";
import { currentTime } from "../../ui/currenttime";
import { me } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { Chip, Panel } from "../../ui/parts/panel";
import { MessageText } from "../../ui/parts/words";
import { clock, view } from "../../ui/services";
import { actTitle, personName, t } from "../../ui/texts";
import "virtual:texts/questions";
import { hasNoTasks, longWaitingPetitions, owedDuties, missingConsents, unclaimedCards, unfinishedThings } from "./unfinishedthings";
import type { OwedDuty } from "./unfinishedthings";
import { openPersonTools } from "./person";

const MINUTE = 60_000;

/** The number of unclaimed cards that are named at first. */
const MAX_NAMED_CARDS = 6;

/** A task for a steward. */
interface StewardTask extends TaskRowProps {
  readonly id: string;
  /** The kind of the task. Tasks of the same kind are folded into one row. */
  readonly taskKind: string;
}

/**
 * The tasks of a steward, the most urgent first. The tasks are overdue duties, unfinished business, petitions that have
 * waited long, and other duties.
 */
export function StewardTasks({ game }: { game: GameDoc }) {
  const now = currentTime.value && clock.now();
  const duties = owedDuties(view.value, game, now);
  const matters = [
    ...duties.filter(({ isOverdue }) => isOverdue).map(dutyTask),
    ...unfinishedThings(view.value).map(unfinishedTask),
    ...longWaitingPetitions(view.value, now).map((petition) => petitionTask(petition, now)),
    ...duties.filter(({ isOverdue }) => !isOverdue).map(dutyTask),
  ];
  if (matters.length === 0) return hasNoTasks(view.value, me.value) ? <p class="empty">{t("ui-needs-nothing")}</p> : null;
  return (
    <Panel title={t("ui-needs")} tone="call">
      <ul class="needs">
        {groupByKind(matters, ({ taskKind: kind }) => kind).map((tasks) =>
          areGrouped(tasks) ? <ManyTasks key={tasks[0].taskKind} tasks={tasks} /> : tasks.map((task) => <TaskRow key={task.id} {...task} />),
        )}
      </ul>
    </Panel>
  );
}

const dutyTask = ({ duty, isOverdue }: OwedDuty): StewardTask => ({
  id: duty.id,
  taskKind: `owed ${duty.kind} ${isOverdue ? "late" : ""}`,
  character: duty.owes,
  startTime: duty.since,
  note: isOverdue && <Chip tone="alarm">{t("ui-overdue")}</Chip>,
  children: (
    <>
      <b class="name"><bdi>{personName(duty.owes)}</bdi></b>: <MessageText message={{ key: `duty-${duty.kind}`, args: duty.args }} />
    </>
  ),
});

const unfinishedTask = (thing: UnfinishedThing): StewardTask => ({
  id: `${thing.key} ${thing.who.join(" ")}`,
  taskKind: thing.key,
  character: thing.who[0],
  startTime: thing.since,
  children: <MessageText message={thing} />,
});

const petitionTask = (petition: PetitionDoc, now: number): StewardTask => ({
  id: petition.id,
  taskKind: `asked ${petition.type}`,
  character: missingConsents(petition)[0] ?? petition.actor,
  startTime: petition.since,
  note: <Chip>{t("ui-age", { n: Math.floor((now - petition.since) / MINUTE) })}</Chip>,
  children: t("ui-waits-for", {
    who: `who:${petition.actor}`,
    whom: missingConsents(petition).map((voice) => `who:${voice}`),
    act: actTitle(petition.type),
  }),
});

/**
 * Show many tasks of one kind. The first task and the people of the other tasks are shown. All tasks are shown on
 * request.
 */
function ManyTasks({ tasks }: { tasks: readonly [StewardTask, ...StewardTask[]] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [firstTask, ...otherTasks] = tasks;
  const references = [...new Set(otherTasks.flatMap((task) => (task.character ? [`who:${task.character}`] : [])))];
  return (
    <>
      <TaskRow {...firstTask} />
      {isOpen && otherTasks.map((task) => <TaskRow key={task.id} {...task} />)}
      <li class="needs-more across wrapped">
        {!isOpen && (
          <span class="quiet">
            <MessageText message={{ key: references.length ? "ui-more-such-about" : "ui-more-such", args: { n: otherTasks.length, who: references } }} />
          </span>
        )}
        <button type="button" class="button small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? "ui-hide-such" : "ui-show-such", { n: tasks.length })}
        </button>
      </li>
    </>
  );
}

/** The cards that no phone holds. A tap opens the tools for the person of the card. */
export function UnclaimedCards() {
  const [isOpen, setIsOpen] = useState(false);
  const freeCards = unclaimedCards(view.value);
  if (!freeCards.length) return null;
  return (
    <Panel title={t("ui-unclaimed", { n: freeCards.length })} tone="call">
      <p class="needs-cards across wrapped">
        {(isOpen ? freeCards : freeCards.slice(0, MAX_NAMED_CARDS)).map((card) => (
          <button key={card.id} type="button" class="button small" onClick={() => openPersonTools(card.character)}>
            <bdi>{personName(card.character)}</bdi>
          </button>
        ))}
        {freeCards.length > MAX_NAMED_CARDS && (
          <button type="button" class="button small quiet-button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t("ui-fewer") : t("ui-and-more", { n: freeCards.length - MAX_NAMED_CARDS })}
          </button>
        )}
      </p>
    </Panel>
  );
}

interface TaskRowProps {
  readonly character: string | undefined;
  readonly startTime: number;
  readonly note?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** One task for a steward. A tap opens the tools for the person for whom the task waits. */
function TaskRow({ character, startTime, note, children }: TaskRowProps) {
  return (
    <li>
      <button type="button" class="row" disabled={!character} onClick={() => character && openPersonTools(character)}>
        {character ? <CrestOf id={character} size={36} /> : <Icon name="alert" />}
        <span class="option-text">
          <span class="need-words">{children}</span>
          {startTime > 0 && <span class="option-note">{t("ui-since", { time: timeOfDay(startTime) })}</span>}
        </span>
        {note}
      </button>
    </li>
  );
}
