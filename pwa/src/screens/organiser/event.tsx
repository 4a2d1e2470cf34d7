/** The page of one event: its steps, the faults without a field, and the changes of another window. */

import { useEffect } from "preact/hooks";
import type { Problem } from "../../core/view/api";
import { readingQuestionKey } from "../../core/view/readings";
import type { FieldProblem, RulesetOutline } from "../../core/view/wire";
import { timeOfDay } from "../../core/words/timeofday";
import { loadPackAndTexts } from "../../games/open";
import { pack } from "../../ui/pack";
import { Icon } from "../../ui/parts/icon";
import { loadReadingTexts } from "../../ui/readings";
import { currentRoute, goToAddress } from "../../ui/router";
import { t, texts } from "../../ui/texts";
import { FaultMark } from "./faultmark";
import { pathOfField } from "./fieldchanges";
import type { Conflict, FieldKey, FieldValue } from "./fieldchanges";
import { useEvent } from "./savedevent";
import type { OpenEvent } from "./savedevent";
import { faultsByStep, keyOfProblem, stepOfAddress, stepOfField, STEPS } from "./steps";
import type { Step } from "./steps";
import { STEP_SCREENS } from "./stepscreens";

interface EventPageProps {
  readonly id: string;
  readonly outlines: readonly RulesetOutline[];
  readonly onProblem: (problem: Problem) => void;
}

/** Draw an event with its steps. */
export function EventPage({ id, outlines, onProblem }: EventPageProps) {
  const openEvent = useEvent(id, onProblem);
  const outline = outlines.find(({ name }) => name === openEvent?.event.ruleset);
  useGameTexts(outline?.name);
  if (!openEvent || !outline) return <div class="loading" aria-busy="true" />;
  return <EventForm openEvent={openEvent} outline={outline} />;
}

/** Load the crests, the names of roles, goods and seasons, and the sentences about readings. */
function useGameTexts(ruleset: string | undefined): void {
  useEffect(() => {
    if (ruleset) void loadPackAndTexts(ruleset).then((gamePack) => {
      pack.value = gamePack;
      return loadReadingTexts(ruleset);
    }, () => undefined);
  }, [ruleset]);
}

function EventForm({ openEvent, outline }: { openEvent: OpenEvent; outline: RulesetOutline }) {
  const { event } = openEvent;
  const step = stepOfAddress(currentRoute.value.tab);
  const faults = faultsByStep([...event.check.problems.map(keyOfProblem), ...(Object.keys(openEvent.refusals) as FieldKey[])], outline);
  const StepScreen = STEP_SCREENS[step];
  const index = STEPS.indexOf(step);
  const goTo = (newStep: Step | undefined): void => {
    if (!newStep) return;
    if (newStep !== step) goToAddress(`/organiser/${event.id}/${newStep}`);
    // Otherwise the router would scroll to the position at which the organiser left this step.
    requestAnimationFrame(() => scrollTo(0, 0));
  };
  return (
    <main class="organiser">
      <header class="organiser-head">
        <button type="button" class="back" onClick={() => goToAddress("/organiser")}>
          <Icon name="back" size={20} /> {t("ui-organiser-events")}
        </button>
        <h1>
          <bdi>{event.details.name || t("ui-organiser-unnamed")}</bdi>
        </h1>
        <SavingStatus openEvent={openEvent} />
      </header>
      <nav aria-label={t("ui-organiser-steps")}>
        <ol class="organiser-steps">
          {STEPS.map((listedStep, position) => (
            <li key={listedStep}>
              <button type="button" class="organiser-step" aria-current={listedStep === step ? "step" : undefined} onClick={() => goTo(listedStep)}>
                <span class="organiser-number">{position + 1}</span>
                <span>{t(`ui-organiser-step-${listedStep}`)}</span>
                <FaultMark faultCount={faults.get(listedStep) ?? 0} />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section class="organiser-body">
        <h2>{t(`ui-organiser-step-${step}`)}</h2>
        {event.game && !(["try", "found"] as readonly Step[]).includes(step) && <p class="panel">{t("ui-organiser-locked")}</p>}
        <Conflicts openEvent={openEvent} outline={outline} />
        <OtherProblems problems={event.check.problems.filter((problem) => !stepOfField(keyOfProblem(problem), outline))} />
        <StepScreen openEvent={openEvent} outline={outline} goTo={goTo} />
        <div class="organiser-ways wrapped">
          <button type="button" class="button" disabled={index === 0} onClick={() => goTo(STEPS[index - 1])}>
            {t("ui-organiser-back")}
          </button>
          <button type="button" class="button primary" disabled={index === STEPS.length - 1} onClick={() => goTo(STEPS[index + 1])}>
            {t("ui-organiser-next")}
          </button>
        </div>
      </section>
    </main>
  );
}

function SavingStatus({ openEvent: { event, saving, failure, fileRefusal } }: { openEvent: OpenEvent }) {
  if (saving === "refused") return <p class="refusal" role="alert">{fileRefusal ? t("ui-organiser-file-refused", { why: fileRefusal }) : t("ui-organiser-refused")}</p>;
  return (
    <p class="quiet" role="status">
      {t(`ui-organiser-${saving}`, { time: timeOfDay(event.saved), why: failure || t("ui-organiser-no-answer") })}
    </p>
  );
}

/** Draw the faults that belong to no field of the page. */
function OtherProblems({ problems }: { problems: readonly FieldProblem[] }) {
  if (!problems.length) return null;
  return (
    <div role="alert">
      <p class="refusal">{t("ui-organiser-other-faults")}</p>
      <ul class="organiser-list">
        {problems.map((problem) => (
          <li key={`${problem.line}${problem.sentence}`}>{t(problem.path.length ? "ui-organiser-fault-field" : "ui-organiser-fault-line", { line: problem.line, place: problem.path.join("."), why: problem.sentence })}</li>
        ))}
      </ul>
    </div>
  );
}

/** Return the name of a field in words. */
function fieldName(key: FieldKey, outline: RulesetOutline): string {
  const [section = "", name = "", detail = "", asset = ""] = pathOfField(key);
  if (key.startsWith("event/")) return t(`ui-organiser-${section}`);
  if (section === "switches") return t(readingQuestionKey(name));
  if (section === "regions") return outline.starts.find(({ id }) => id === name)?.name ?? name;
  if (section === "calendar") return t(detail ? `season-${detail}` : `ui-organiser-${name}`);
  if (section !== "cast") return t(`ui-organiser-${section}`);
  const character = outline.cast.find(({ id }) => id === name)?.name ?? name;
  if (detail === "start") return `${character}: ${t("ui-organiser-start")}`;
  return asset ? `${character}: ${texts.value.asset(asset, 2)}` : character;
}

function valueText(key: FieldKey, value: FieldValue): string {
  if (value === null) return t("ui-organiser-left-out");
  if (value === undefined || typeof value === "object") return t(key.startsWith("scenario/cast/") ? "ui-organiser-played-again" : "ui-organiser-usual");
  return String(value);
}

/** Draw each field that another window has changed, too, with both values. */
function Conflicts({ openEvent, outline }: { openEvent: OpenEvent; outline: RulesetOutline }) {
  if (!openEvent.conflicts.length) return null;
  return (
    <div class="panel" data-tone="call" role="alert">
      <p>{t("ui-organiser-conflict")}</p>
      {openEvent.conflicts.map((conflict: Conflict) => (
        <div key={conflict.key} class="stack" role="group" aria-label={fieldName(conflict.key, outline)}>
          <strong>{fieldName(conflict.key, outline)}</strong>
          <div class="wrapped">
            <button type="button" class="button" onClick={() => openEvent.settleConflict(conflict, true)}>
              {t("ui-organiser-mine", { value: valueText(conflict.key, conflict.ownValue) })}
            </button>
            <button type="button" class="button" onClick={() => openEvent.settleConflict(conflict, false)}>
              {t("ui-organiser-theirs", { value: valueText(conflict.key, conflict.otherValue) })}
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
