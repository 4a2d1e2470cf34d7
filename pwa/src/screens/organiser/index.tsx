/** The organiser's page. It asks for a token once, lists the events in preparation, and opens one of them. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Problem } from "../../core/view/api";
import type { EventSummary, OrganiserSession, PreparedEvent, PreparedEvents, RulesetOutline, RulesetOutlines } from "../../core/view/wire";
import { timeOfDay } from "../../core/words/timeofday";
import { dateFormat } from "../../ui/dates";
import { gameName } from "../../ui/gamename";
import { language } from "../../ui/language";
import { lazy } from "../../ui/lazy";
import { Icon } from "../../ui/parts/icon";
import { Heading } from "../../ui/parts/ornament";
import { currentRoute, goToAddress } from "../../ui/router";
import { api, storage } from "../../ui/services";
import { t } from "../../ui/texts";
import { EventPage } from "./event";
import { GamePage } from "./hosted/gamepage";
import { HostedGames } from "./hosted/list";
import { lastEventSaved } from "./savedevent";
import { forgetSecrets } from "./secrets";
import { sentenceOf } from "./sentenceof";
import { ORGANISER_NOTE } from "./signedin";
import "virtual:texts/organiser";
import "../games/games.css";
import "./organiser.css";

const Languages = lazy(() => import("../../ui/parts/languages").then((module) => module.LanguageChoice));

/** The state of the session: being asked for, open, missing, impossible on this server, or not known. */
type Gate = "asking" | "open" | "closed" | "none" | "failed";

/** Return the token after the # of the address, and remove it from the address and from the browser's history. */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (token) history.replaceState(history.state, "", location.pathname);
  return token;
}

const askSession = (token: string): Promise<OrganiserSession> => api.call<OrganiserSession>("/organiser/session", token ? { method: "POST", body: { token } } : {});

/** Draw the page of an organiser. `id` is the event that is open, "games" for the page of a game, or "" for the list. */
export function Organiser({ id }: { id: string }) {
  const [gate, setGate] = useState<Gate>("asking");
  const [refusal, setRefusal] = useState("");
  const [outlines, setOutlines] = useState<readonly RulesetOutline[]>([]);
  const askedToken = useRef("");
  const refuse = (problem: Problem): void => {
    if (problem.doc.status === 404 && problem.slug === "not-found") setGate("none");
    else if (problem.slug === "unknown-event") goToAddress("/organiser", true);
    else {
      setRefusal(sentenceOf(problem));
      setGate(problem.doc.status === 401 ? "closed" : "failed");
    }
  };
  const askSessionWith = (token: string): void => {
    askedToken.current = token;
    setRefusal("");
    askSession(token)
      .then(async ({ organiser: isOrganiser }) => {
        if (isOrganiser) setOutlines((await api.call<RulesetOutlines>("/organiser/rulesets")).rulesets);
        askedToken.current = "";
        void storage.peek().setNote(ORGANISER_NOTE, isOrganiser ? "yes" : "");
        setGate(isOrganiser ? "open" : "closed");
      })
      .catch(refuse);
  };
  useEffect(() => askSessionWith(takeToken()), []);
  if (gate === "asking") return <div class="loading" aria-busy="true" />;
  const hostedGame = id === "games" && currentRoute.value.tab;
  if (gate === "open" && hostedGame) return <GamePage key={hostedGame} id={hostedGame} onProblem={refuse} />;
  if (gate === "open" && id) return <EventPage key={id} id={id} outlines={outlines} onProblem={refuse} />;
  return (
    <main class="organiser organiser-list-page">
      <header class="organiser-head">
        <button type="button" class="back" onClick={() => goToAddress("/")}>
          <Icon name="back" size={20} /> {t("ui-organiser-to-games")}
        </button>
        <h1>{t("ui-organiser-organise")}</h1>
      </header>
      {gate === "open" && <Events outlines={outlines} onProblem={refuse} />}
      {gate === "closed" && <TokenForm refusal={refusal} onToken={askSessionWith} />}
      {gate === "none" && <p>{t("ui-organiser-none")}</p>}
      {gate === "failed" && (
        <div role="alert" class="stack">
          <p>{refusal}</p>
          <button type="button" class="button" onClick={() => askSessionWith(askedToken.current)}>
            {t("ui-organiser-again")}
          </button>
        </div>
      )}
      <Languages />
    </main>
  );
}

/** Ask for a token of organisers. */
function TokenForm({ refusal, onToken }: { refusal: string; onToken: (token: string) => void }) {
  const [token, setToken] = useState("");
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (token.trim()) onToken(token.includes("#") ? token.slice(token.indexOf("#") + 1).trim() : token.trim());
      }}
    >
      <p>{t("ui-organiser-gate")}</p>
      <label class="field">
        <span class="legend">{t("ui-organiser-token")}</span>
        <input class="line-input" type="password" autocomplete="current-password" value={token} aria-describedby={refusal ? "organiser-refusal" : undefined} onInput={(event) => setToken(event.currentTarget.value)} />
      </label>
      {refusal && (
        <p class="refusal" id="organiser-refusal" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" class="button primary">
        {t("ui-organiser-enter")}
      </button>
    </form>
  );
}

interface EventsProps {
  readonly outlines: readonly RulesetOutline[];
  readonly onProblem: (problem: Problem) => void;
}

function Events({ outlines, onProblem }: EventsProps) {
  const [events, setEvents] = useState<readonly EventSummary[] | null>(null);
  useEffect(() => {
    lastEventSaved()
      .then(() => api.call<PreparedEvents>("/organiser/events"))
      .then((page) => setEvents(page.events), onProblem);
  }, []);
  const leave = (): void => {
    api.call("/organiser/session", { method: "DELETE" }).then(async () => {
      forgetSecrets();
      await storage.peek().setNote(ORGANISER_NOTE, "");
      goToAddress("/");
    }, onProblem);
  };
  return (
    <>
      <section>
        <Heading>{t("ui-organiser-events")}</Heading>
        {events?.length === 0 && <p class="quiet">{t("ui-organiser-no-events")}</p>}
        <ul class="game-list">
          {events?.map((event) => <EventRow key={event.id} event={event} />)}
        </ul>
      </section>
      <HostedGames onProblem={onProblem} />
      <NewEvent outlines={outlines} onProblem={onProblem} />
      <div class="stack">
        <a class="button quiet-button" href={`/runbook/${language.value}`} target="_blank" rel="noreferrer">
          {t("ui-organiser-runbook")}
        </a>
        <button type="button" class="button quiet-button" onClick={leave}>
          {t("ui-organiser-leave")}
        </button>
      </div>
    </>
  );
}

const dayText = dateFormat({ dateStyle: "medium" });

/** The details without which an event is not ready, in the order of the steps. */
const NEEDED = ["name", "date", "begins", "minutes", "people", "address"] as const;

function EventRow({ event }: { event: EventSummary }) {
  const missingDetails = NEEDED.filter((name) => !event.details[name]).map((name) => t(`ui-organiser-${name}`));
  const notes = [
    gameName(event.ruleset),
    event.game ? t("ui-organiser-founded") : "",
    event.problems ? t("ui-organiser-faults", { n: event.problems }) : "",
    missingDetails.length ? t("ui-organiser-missing", { what: missingDetails.join(", ") }) : "",
    t("ui-organiser-last-saved", { time: `${dayText(event.saved)}, ${timeOfDay(event.saved)}` }),
  ];
  return (
    <li>
      <button type="button" class="game-row" onClick={() => goToAddress(`/organiser/${event.id}`)}>
        <span class="option-text">
          <span class="game-title">
            <bdi>{event.details.name || t("ui-organiser-unnamed")}</bdi>
          </span>
          <span class="dim">{notes.filter(Boolean).join(" · ")}</span>
        </span>
        <Icon name="chevron" />
      </button>
    </li>
  );
}

/** Choose a game and a template, or a file, and make an event of it. */
function NewEvent({ outlines, onProblem }: EventsProps) {
  const [ruleset, setRuleset] = useState("");
  const [refusal, setRefusal] = useState("");
  const outline = outlines.find(({ name }) => name === ruleset);
  const makeEvent = (body: object): void => {
    setRefusal("");
    api.call<PreparedEvent>("/organiser/events", { method: "POST", body }).then(
      ({ id }) => goToAddress(`/organiser/${id}`),
      (problem: Problem) => {
        if (problem.doc.status === 401) onProblem(problem);
        else setRefusal(sentenceOf(problem));
      },
    );
  };
  const templateDetails = (peopleCount: number | null | undefined): object => (peopleCount ? { details: { people: String(peopleCount) } } : {});
  return (
    <section class="stack loose">
      <Heading>{t("ui-organiser-new")}</Heading>
      <fieldset class="field">
        <legend>{t("ui-organiser-which-game")}</legend>
        <div class="options">
          {outlines.map(({ name, title }) => (
            <label key={name} class="option">
              <input type="radio" name="ruleset" checked={name === ruleset} onChange={() => setRuleset(name)} />
              <span class="option-text">
                {gameName(name)}
                <span class="option-note">{title}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {outline && (
        <div role="group" aria-label={t("ui-organiser-template")} class="stack">
          <span class="legend">{t("ui-organiser-template")}</span>
          <div class="wrapped">
            {outline.templates.map(({ name, people: peopleCount }) => (
              <button key={name} type="button" class="button" onClick={() => makeEvent({ ruleset, template: name, ...templateDetails(peopleCount) })}>
                {peopleCount ? t("ui-organiser-for-people", { n: peopleCount }) : t("ui-organiser-usual-scenario")}
              </button>
            ))}
          </div>
          {outline.templates.map(({ name, people: peopleCount, rehearsal }) => rehearsal && peopleCount && <RehearsalFold key={name} peopleCount={peopleCount} sentences={rehearsal} />)}
        </div>
      )}
      <label class="button">
        {t("ui-organiser-from-file")}
        <input
          type="file"
          class="organiser-file"
          accept=".yaml,.yml,text/yaml,application/yaml"
          onChange={({ currentTarget: input }) => {
            void input.files?.[0]?.text().then((scenario) => makeEvent({ scenario, ruleset }));
            input.value = "";
          }}
        />
      </label>
      {refusal && <p class="refusal" role="alert">{refusal}</p>}
    </section>
  );
}

/** Draw what bots did with a template in a rehearsal. */
function RehearsalFold({ peopleCount, sentences }: { peopleCount: number; sentences: readonly string[] }) {
  return (
    <details class="organiser-fold">
      <summary>{t("ui-organiser-rehearsal", { n: peopleCount })}</summary>
      <ul class="organiser-list">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
