import type { ComponentChildren } from "preact";
import { appeals, awaitedCharacters, slicesOfFamily, questions } from "../../../core/view/selectors";
import { timeOfDay } from "../../../core/words/timeofday";
import type { Args } from "../../../core/view/values";
import type { DutyDoc, PetitionDoc, WindowDoc } from "../../../core/view/wire";
import { MessageText } from "../../../ui/parts/words";
import { view } from "../../../ui/services";
import { actTitle, personName, t, personRef } from "../../../ui/texts";
import { petitionSentence } from "../../../ui/waiting/petition";
import { CommandTerms } from "../../../ui/waiting/commandterms";

/**
 * All open business: turns, deadlines, duties, petitions, appeals and questions. The game's own open business follows
 * as `children`.
 */
export function WaitingOnPaper({ children }: { children: ComponentChildren }) {
  const awaitedPlayers = awaitedCharacters(view.value);
  return (
    <section>
      <h2>{t("paper-open")}</h2>
      <ul class="paper-open">
        {children}
        {awaitedPlayers.length > 0 && <li>{t("paper-turn", { who: awaitedPlayers.map(personRef) })}</li>}
        {slicesOfFamily<WindowDoc>(view.value, "window").filter(({ over: isOver }) => !isOver).map((window) => <OpenWindow key={window.id} window={window} />)}
        {slicesOfFamily<DutyDoc>(view.value, "duty").map(({ id, owes, kind: dutyKind, args }) => (
          <li key={id}>
            <b><bdi>{personName(owes)}</bdi></b>: <MessageText message={{ key: `duty-${dutyKind}`, args }} />
          </li>
        ))}
        {slicesOfFamily<PetitionDoc>(view.value, "petition").map((petition) => <Petition key={petition.id} petition={petition} />)}
        {appeals(view.value).map(({ id, actor, type, fields, reason }) => (
          <li key={id}>
            {t("paper-appeal", { who: `who:${actor}`, act: actTitle(type) })}
            <CommandTerms type={type} fields={fields} />
            {reason && <blockquote>{reason}</blockquote>}
          </li>
        ))}
        {questions(view.value).map((question) => (
          <li key={question.id}>
            <MessageText message={question} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenWindow({ window }: { window: WindowDoc }) {
  const missingPlayers = window.readiness === "names" ? window.owed.filter((player) => !window.ready_who.includes(player)) : window.owed;
  return (
    <li>
      <MessageText message={{ key: `window-${window.kind}`, args: window.args as Args }} />
      {window.until > 0 && <> · {t("paper-until", { time: timeOfDay(window.until) })}</>}
      {missingPlayers.length > 0 && <> · {t("paper-missing", { who: missingPlayers.map(personRef) })}</>}
    </li>
  );
}

function Petition({ petition }: { petition: PetitionDoc }) {
  const missingVoices = petition.voices.filter((voice) => !petition.given.includes(voice));
  return (
    <li>
      <MessageText message={petitionSentence(petition)} />
      <CommandTerms type={petition.type} fields={petition.fields} />
      {missingVoices.length > 0 && <p>{t("paper-missing", { who: missingVoices.map(personRef) })}</p>}
    </li>
  );
}
