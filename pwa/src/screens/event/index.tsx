/** The public page of an event: what guests should know, and their sign-up. */

import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import type { PublicCharacterDoc, PublicEvent, SignUp } from "../../core/view/wire";
import { loadPackAndTexts } from "../../games/open";
import { dateFormat } from "../../ui/dates";
import { gameName } from "../../ui/gamename";
import { lazy } from "../../ui/lazy";
import { Icon } from "../../ui/parts/icon";
import { Heading } from "../../ui/parts/ornament";
import { goToAddress, openSheet } from "../../ui/router";
import { api, storage } from "../../ui/services";
import { t, texts } from "../../ui/texts";
import { OwnSignUp, sentenceOf, SignUpSection } from "./signup";
import "virtual:texts/event";
import "./event.css";

const Languages = lazy(() => import("../../ui/parts/languages").then((module) => module.LanguageChoice));
const MinuteSheet = lazy(() => import("../../ui/minute").then((module) => module.MinuteSheet));

/** The public page, and the guest's own sign-up if this browser knows its token. */
interface LoadedEvent {
  readonly event: PublicEvent;
  readonly signUp: SignUp | null;
  readonly token: string;
}

const tokenNote = (eventId: string): string => `event/${eventId}`;

/** The tokens of opened links, by event, until the server knows them. Only then a token may replace the stored one. */
const openedTokens = new Map<string, string>();

/** Remove the token of the guest's own link from the address, and remember it. */
function takeToken(eventId: string): void {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(history.state, "", location.pathname);
  openedTokens.set(eventId, token);
}

/** Load the page with the sign-up of the opened link, or otherwise with the one that is stored here. */
async function loadEvent(eventId: string): Promise<LoadedEvent> {
  takeToken(eventId);
  const storedToken = (await storage.peek().note(tokenNote(eventId))) ?? "";
  for (const token of new Set([openedTokens.get(eventId) ?? "", storedToken])) {
    if (!token) continue;
    const headers = { "Guest-Token": token };
    const signUp = await api.call<SignUp>(`/events/${eventId}/guest`, { headers }).catch(signUpIsGone);
    openedTokens.delete(eventId);
    if (signUp || token === storedToken) await storage.peek().setNote(tokenNote(eventId), signUp ? token : "");
    if (signUp) return { event: await api.call<PublicEvent>(`/events/${eventId}`, { headers }), signUp, token };
  }
  return { event: await api.call<PublicEvent>(`/events/${eventId}`), signUp: null, token: "" };
}

/** Return null if a sign-up was cancelled. Any other problem is raised again. */
function signUpIsGone(problem: unknown): null {
  if (problem instanceof Problem && problem.slug === "unknown-guest") return null;
  throw problem;
}

/** Draw the public page of the event with this id. */
export function EventPage({ id }: { id: string }) {
  const [loadedEvent, setLoadedEvent] = useState<LoadedEvent | null>(null);
  const [refusal, setRefusal] = useState("");
  const [hasJustSignedUp, setHasJustSignedUp] = useState(false);
  const reload = (): void => {
    setRefusal("");
    loadEvent(id).then(setLoadedEvent, (problem: Problem) => setRefusal(sentenceOf(problem)));
  };
  const ruleset = loadedEvent?.event.ruleset;
  useEffect(reload, [id]);
  useEffect(() => {
    if (ruleset) void loadPackAndTexts(ruleset).catch(() => undefined);
  }, [ruleset]);
  const takeSignUp = (signUp: SignUp | null, token: string): void => {
    setHasJustSignedUp(signUp !== null && !loadedEvent?.signUp);
    void storage.peek().setNote(tokenNote(id), token);
    if (loadedEvent) setLoadedEvent({ ...loadedEvent, signUp, token });
    reload();
  };
  if (!loadedEvent && !refusal) return <div class="loading" aria-busy="true" />;
  return (
    <main class="event-page">
      <button type="button" class="back" onClick={() => goToAddress("/")}>
        <Icon name="back" size={20} /> {t("ui-event-to-games")}
      </button>
      {refusal && (
        <div role="alert" class="stack">
          <p>{refusal}</p>
          <button type="button" class="button" onClick={reload}>
            {t("ui-event-again")}
          </button>
        </div>
      )}
      {loadedEvent && (
        <>
          <Facts event={loadedEvent.event} />
          {loadedEvent.event.closed_game && <LookBack game={loadedEvent.event.closed_game} />}
          {loadedEvent.signUp && <OwnSignUp key={loadedEvent.token} event={loadedEvent.event} signUp={loadedEvent.signUp} token={loadedEvent.token} isNew={hasJustSignedUp} onChange={takeSignUp} />}
          <History text={loadedEvent.event.history} />
          <HowToPlay event={loadedEvent.event} />
          {loadedEvent.event.cast.length > 0 && <Cast event={loadedEvent.event} />}
          {!loadedEvent.signUp && !loadedEvent.event.closed_game && <SignUpSection event={loadedEvent.event} onChange={takeSignUp} />}
        </>
      )}
      <Languages />
    </main>
  );
}

const longDay = dateFormat({ dateStyle: "full" });

/** Return a typed day in words; a text that is no day as it was typed. */
export function dayText(day: string): string {
  const time = Date.parse(`${day}T12:00`);
  return Number.isNaN(time) ? day : longDay(time);
}

function Facts({ event }: { event: PublicEvent }) {
  const facts = [
    ["day", dayText(event.date)],
    ["place", event.place],
    ["dinner", event.dinner],
    ["begins", event.begins],
  ] as const;
  return (
    <header class="event-head">
      <h1>
        <bdi>{event.name || gameName(event.ruleset)}</bdi>
      </h1>
      <p>{event.about}</p>
      <dl class="event-facts">
        {facts.map(([name, text]) => text && (
          <div key={name}>
            <dt>{t(`ui-event-${name}`)}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** Draw the way to the replay of the evening, once its game is closed. */
function LookBack({ game }: { game: string }) {
  return (
    <section class="stack">
      <p>{t("ui-event-over")}</p>
      <button type="button" class="button primary" onClick={() => goToAddress(`/g/${game}/after`)}>
        {t("ui-event-look-back")}
      </button>
    </section>
  );
}

function History({ text }: { text: string }) {
  if (!text) return null;
  return (
    <section class="stack">
      <Heading>{t("ui-event-history")}</Heading>
      <p class="event-text" dir="auto">
        {text}
      </p>
    </section>
  );
}

const rolesOf = (cast: readonly PublicCharacterDoc[]): readonly string[] => [...new Set(cast.map(({ role }) => role))];

function HowToPlay({ event: { ruleset, cast } }: { event: PublicEvent }) {
  const openMinute = (role: string): void => openSheet(() => <MinuteSheet ruleset={ruleset} characterRole={role} />);
  const roles = rolesOf(cast);
  return (
    <section class="stack">
      <Heading>{t("ui-event-how-to-play")}</Heading>
      <div class="wrapped">
        {(roles.length ? roles : [""]).map((role) => (
          <button key={role} type="button" class="button" onClick={() => openMinute(role)}>
            {role ? t(`role-${role}`) : t("ui-event-in-a-minute")}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Return the translated name of a place. */
function placeName(name: string): string {
  const key = `spoken-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  return texts.value.has(key) ? t(key) : name;
}

function Cast({ event: { cast } }: { event: PublicEvent }) {
  return (
    <section class="stack">
      <Heading>{t("ui-event-cast")}</Heading>
      {rolesOf(cast).map((role) => {
        const characters = cast.filter((character) => character.role === role);
        return (
          <details key={role} class="event-role">
            <summary>
              {t(`role-${role}`)} <span class="dim">{texts.value.count(characters.length)}</span>
            </summary>
            <dl>
              {characters.map(({ id, name, holdings, place }) => (
                <div key={id}>
                  <dt>{placeName(name)}</dt>
                  <dd class="dim">{[placeName(place), ...Object.entries(holdings).map(([asset, amount]) => texts.value.amount(asset, amount))].filter(Boolean).join(" · ")}</dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
    </section>
  );
}
