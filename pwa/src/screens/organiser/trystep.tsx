/** The step in which bots play the saved scenario, and the organiser opens the wall and any phone. */

import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { matchesAllWords } from "../../core/view/search";
import type { EventRehearsal, RehearsalCard } from "../../core/view/wire";
import { SearchBox } from "../../ui/fields/choice";
import { Crest } from "../../ui/parts/crest";
import { api } from "../../ui/services";
import { t } from "../../ui/texts";
import { eventPath } from "./savedevent";
import { faultsByStep, keyOfProblem } from "./steps";
import { FaultMark } from "./faultmark";
import { sentencesOf } from "./sentenceof";
import { Refusals } from "./refusals";
import type { StepProps } from "./stepscreens";

/** The pause between two looks at a rehearsal (milliseconds). */
const LOOK_DELAY_MS = 5_000;

/** Draw the rehearsal of an event, or the button that starts it. */
export function TryStep({ openEvent, outline, goTo }: StepProps) {
  const path = `${eventPath(openEvent.event.id)}/rehearsal`;
  const [rehearsal, setRehearsal] = useState<EventRehearsal | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isWaiting, setIsWaiting] = useState(false);
  const callRehearsal = (method: "GET" | "POST" | "DELETE"): Promise<void> =>
    api.call<EventRehearsal>(path, { method }).then(
      (answer) => {
        setRehearsal(answer);
        setRefusals([]);
      },
      (problem: Problem) => setRefusals(sentencesOf(problem)),
    );
  const act = (method: "POST" | "DELETE"): void => {
    setIsWaiting(true);
    void callRehearsal(method).then(() => setIsWaiting(false));
  };
  useEffect(() => {
    void callRehearsal("GET");
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void callRehearsal("GET");
    }, LOOK_DELAY_MS);
    return () => clearInterval(timer);
  }, []);
  const isRunning = Boolean(rehearsal?.game);
  return (
    <>
      <p>{t("ui-organiser-try-about")}</p>
      <StepsWithFaults openEvent={openEvent} outline={outline} goTo={goTo} />
      {openEvent.isUnsaved && <p class="quiet">{t("ui-organiser-wait-saved")}</p>}
      <div class="wrapped">
        <button type="button" class="button primary" disabled={isWaiting || openEvent.isUnsaved || hasScenarioFaults(openEvent)} onClick={() => act("POST")}>
          {t(isRunning ? "ui-organiser-try-again" : "ui-organiser-try-start")}
        </button>
        {isRunning && (
          <button type="button" class="button" disabled={isWaiting} onClick={() => act("DELETE")}>
            {t("ui-organiser-try-end")}
          </button>
        )}
      </div>
      <Refusals sentences={refusals} />
      {rehearsal?.game && <RunningRehearsal rehearsal={rehearsal} />}
    </>
  );
}

/** Return whether the scenario of an event has faults. With them, nobody can play it. */
export const hasScenarioFaults = ({ event }: StepProps["openEvent"]): boolean => event.check.problems.some(({ part }) => part === "scenario");

/** Draw a button for each step in which the scenario has faults. */
export function StepsWithFaults({ openEvent, outline, goTo }: StepProps) {
  if (!hasScenarioFaults(openEvent)) return null;
  const problems = openEvent.event.check.problems.filter(({ part }) => part === "scenario");
  return (
    <div role="alert" class="stack">
      <p class="refusal">{t("ui-organiser-steps-with-faults")}</p>
      <div class="wrapped">
        {[...faultsByStep(problems.map(keyOfProblem), outline)].map(([step, faultCount]) => (
          <button key={step} type="button" class="button" onClick={() => goTo(step)}>
            {t(`ui-organiser-step-${step}`)} <FaultMark faultCount={faultCount} />
          </button>
        ))}
      </div>
    </div>
  );
}

function RunningRehearsal({ rehearsal: { game, played: isPlayed, stop_reason: stopReason, cards } }: { rehearsal: EventRehearsal }) {
  const [search, setSearch] = useState("");
  const foundCards = cards.filter(({ character: { name, short: shortName, role } }) => matchesAllWords(search, name, shortName, t(`role-${role}`)));
  const roles = [...new Set(foundCards.map(({ character }) => character.role))];
  return (
    <>
      <p role="status">{stopReason || t(isPlayed ? "ui-organiser-try-played" : "ui-organiser-try-over")}</p>
      <a class="button" href={`/g/${game}/projector`} target="_blank" rel="noreferrer">
        {t("ui-organiser-try-wall")}
      </a>
      <section class="stack">
        <h3>{t("ui-organiser-try-phones")}</h3>
        <p class="quiet">{t("ui-organiser-try-phones-note")}</p>
        <SearchBox value={search} onChange={setSearch} />
        {roles.map((role) => {
          const ofRole = foundCards.filter(({ character }) => character.role === role);
          return (
            <details key={`${role} ${search !== ""}`} class="organiser-fold" open={search !== "" || roles.length === 1}>
              <summary>
                {t(`role-${role}`)} <span class="legend-note">{ofRole.length}</span>
              </summary>
              <ul class="organiser-phones">
                {ofRole.map((card) => (
                  <PhoneLink key={card.card} card={card} />
                ))}
              </ul>
            </details>
          );
        })}
        {!foundCards.length && <p class="empty">{t("ui-organiser-nobody-found")}</p>}
      </section>
    </>
  );
}

function PhoneLink({ card: { character, link, claimed: isClaimed } }: { card: RehearsalCard }) {
  return (
    <li>
      <a class="option" href={link} target="_blank" rel="noreferrer">
        <Crest bearer={character} size={36} />
        <span class="option-text">
          <bdi>{character.name}</bdi>
          {isClaimed && <span class="option-note">{t("ui-organiser-try-taken")}</span>}
        </span>
      </a>
    </li>
  );
}
