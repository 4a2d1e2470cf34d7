/** The step in which the address is checked, the game is founded, and its pages are printed. */

import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import type { AddressCheck, HostedGame, PreparedEvent, PrintedCards, PrintedDesks } from "../../core/view/wire";
import { language } from "../../ui/language";
import { LanguageChoice } from "../../ui/parts/languages";
import { goToAddress } from "../../ui/router";
import { api } from "../../ui/services";
import { t } from "../../ui/texts";
import { cardsAtHand } from "./secrets";
import { CardPages, DeskPages, Pages, SignPages } from "./printedpages";
import { eventPath } from "./savedevent";
import type { OpenEvent } from "./savedevent";
import { sentencesOf } from "./sentenceof";
import { hasScenarioFaults, StepsWithFaults } from "./trystep";
import type { StepProps } from "./stepscreens";

/** The time limit for the cards (milliseconds). The code of each card takes about 20 ms, or more on a slow machine. */
const CARDS_LIMIT_MS = 60_000;

/** Draw the check of the address, the founding, and the printing. */
export function FoundStep(props: StepProps) {
  const { event } = props.openEvent;
  return (
    <>
      <AddressSection {...props} />
      <FoundingSection {...props} />
      {event.founded && <PrintSections {...props} />}
    </>
  );
}

function Refusals({ sentences }: { sentences: readonly string[] }) {
  if (!sentences.length) return null;
  return (
    <div role="alert">
      {sentences.map((sentence) => (
        <p key={sentence} class="refusal">
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** Ask the server for the check of an event's address, and ask again whenever the saved address changes. */
export function useAddressCheck(openEvent: OpenEvent) {
  const [check, setCheck] = useState<AddressCheck | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { address = "" } = openEvent.event.details;
  const repeatCheck = (): void => {
    setCheck(null);
    setRefusals([]);
    api.call<AddressCheck>(`${eventPath(openEvent.event.id)}/address`).then(setCheck, (problem: Problem) => setRefusals(sentencesOf(problem)));
  };
  useEffect(repeatCheck, [address, language.value]);
  return { check, refusals, repeatCheck };
}

interface AddressFindingsProps {
  readonly check: AddressCheck | null;
  readonly refusals: readonly string[];
}

/** Draw the facts about an address, each with what to do about it. */
export function AddressFindings({ check, refusals }: AddressFindingsProps) {
  return (
    <>
      <ul class="stack" aria-busy={!check && !refusals.length} aria-live="polite">
        {check?.findings.map(({ sentence, remedy, bad: isBad }) => (
          <li key={sentence}>
            <p class={isBad ? "refusal" : ""}>{sentence}</p>
            {remedy && <p class="quiet">{remedy}</p>}
          </li>
        ))}
      </ul>
      <Refusals sentences={refusals} />
    </>
  );
}

function AddressSection({ openEvent, goTo }: StepProps) {
  const { check, refusals, repeatCheck } = useAddressCheck(openEvent);
  return (
    <section class="stack">
      <h3>{t("ui-organiser-check")}</h3>
      <AddressFindings check={check} refusals={refusals} />
      <div class="wrapped">
        <button type="button" class="button" onClick={repeatCheck}>
          {t("ui-organiser-check-again")}
        </button>
        <button type="button" class="button" onClick={() => goTo("address")}>
          {t("ui-organiser-check-step")}
        </button>
      </div>
    </section>
  );
}

function FoundingSection(props: StepProps) {
  const { openEvent } = props;
  const { event } = openEvent;
  const [isAsking, setIsAsking] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const foundGame = (): void => {
    setIsWaiting(true);
    setRefusals([]);
    api
      .call<PreparedEvent>(`${eventPath(event.id)}/game`, { method: "POST", headers: { "If-Match": `"${event.tag}"` } })
      .then(openEvent.showVersion, (problem: Problem) => {
        // Another window has changed or founded the event: show its present version.
        if (problem.doc.event) openEvent.showVersion(problem.doc.event);
        setRefusals(problem.doc.event?.game ? [] : sentencesOf(problem));
      })
      .then(() => {
        setIsAsking(false);
        setIsWaiting(false);
      });
  };
  const copy = (): void => {
    const { ruleset, scenario, details } = event;
    const name = t("ui-organiser-copy-name", { name: details.name || t("ui-organiser-unnamed") });
    api
      .call<PreparedEvent>("/organiser/events", { method: "POST", body: { ruleset, scenario, details: { ...details, name, public: "" } } })
      .then(({ id }) => goToAddress(`/organiser/${id}`), (problem: Problem) => setRefusals(sentencesOf(problem)));
  };
  if (event.founded) {
    return (
      <section class="stack">
        <h3>{t("ui-organiser-founded-title")}</h3>
        <p>{t("ui-organiser-found-done", { game: event.game })}</p>
        <div class="wrapped">
          <button type="button" class="button" onClick={() => goToAddress(`/organiser/games/${event.game}`)}>
            {t("ui-organiser-game-page")}
          </button>
          <a class="button" href={`/g/${event.game}/projector`} target="_blank" rel="noreferrer">
            {t("ui-organiser-try-wall")}
          </a>
          <a class="button" href={`/g/${event.game}/console`} target="_blank" rel="noreferrer">
            {t("ui-organiser-console")}
          </a>
        </div>
        <p class="quiet">{t("ui-organiser-copy-about")}</p>
        <button type="button" class="button" onClick={copy}>
          {t("ui-organiser-copy")}
        </button>
        <Refusals sentences={refusals} />
      </section>
    );
  }
  const isPossible = !isWaiting && !openEvent.isUnsaved && (Boolean(event.game) || !hasScenarioFaults(openEvent));
  return (
    <section class="stack">
      <h3>{t("ui-organiser-found")}</h3>
      <p>{t(event.game ? "ui-organiser-found-again" : "ui-organiser-found-about")}</p>
      {!event.game && <StepsWithFaults {...props} />}
      {openEvent.isUnsaved && <p class="quiet">{t("ui-organiser-wait-saved")}</p>}
      <div class="wrapped">
        {isAsking ? (
          <>
            <button type="button" class="button primary" disabled={!isPossible} onClick={foundGame}>
              {t("ui-organiser-found-yes")}
            </button>
            <button type="button" class="button" disabled={isWaiting} onClick={() => setIsAsking(false)}>
              {t("ui-organiser-found-no")}
            </button>
          </>
        ) : (
          <button type="button" class="button primary" disabled={!isPossible} onClick={() => setIsAsking(true)}>
            {t("ui-organiser-found")}
          </button>
        )}
      </div>
      <Refusals sentences={refusals} />
    </section>
  );
}

/** The pages that are shown beside the cards. */
type ShownPages = { readonly kind: "desks"; readonly printed: PrintedDesks } | { readonly kind: "signs" };

function PrintSections({ openEvent }: StepProps) {
  const { event } = openEvent;
  // The cards are nowhere else: they stay until they are put away, or until new cards are made.
  const [cards, setCards] = useState<PrintedCards | null>(cardsAtHand.get(event.game) ?? null);
  const [shownPages, setShownPages] = useState<ShownPages | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [hasBegun, setHasBegun] = useState(false);
  const [wifiName, setWifiName] = useState("");
  const [wifiPassword, setWifiPassword] = useState("");
  useEffect(() => {
    // If the game cannot be read, the server says at the printing whether play has begun.
    api.call<HostedGame>(`/organiser/games/${event.game}`).then(
      ({ table: isTable, waiting: isWaitingForStart }) => setHasBegun(!isTable && !isWaitingForStart),
      () => setHasBegun(false),
    );
  }, [event.game]);
  // The pages of the desks come from the server in one language.
  useEffect(() => setShownPages((pages) => (pages?.kind === "desks" ? null : pages)), [language.value]);
  const askForPages = async (loadPages: () => Promise<void>): Promise<void> => {
    setRefusals([]);
    setIsAsking(false);
    setIsWaiting(true);
    try {
      await loadPages();
    } catch (error) {
      const changedEvent = error instanceof Problem ? error.doc.event : undefined;
      // Another window has printed cards meanwhile: ask before they become useless.
      if (changedEvent) openEvent.showVersion(changedEvent);
      setIsAsking(Boolean(changedEvent));
      if (!changedEvent) setRefusals(error instanceof Problem ? sentencesOf(error) : [String(error)]);
    }
    setIsWaiting(false);
  };
  const makeCards = async (): Promise<void> => {
    setCards(null);
    cardsAtHand.clear();
    const headers: Record<string, string> = event.printed ? {} : { "If-None-Match": "*" };
    const printedCards = await api.call<PrintedCards>(`${eventPath(event.id)}/cards`, { method: "POST", headers, limit: CARDS_LIMIT_MS });
    openEvent.showVersion({ ...event, printed: true });
    setCards(printedCards);
    cardsAtHand.set(event.game, printedCards);
  };
  const showDesks = async (): Promise<void> => {
    setShownPages(null);
    setShownPages({ kind: "desks", printed: await api.call<PrintedDesks>(`${eventPath(event.id)}/desks`) });
  };
  return (
    <>
      <section class="stack">
        <h3>{t("ui-organiser-print")}</h3>
        <p class="quiet">{t("ui-organiser-print-language")}</p>
        <LanguageChoice />
        {hasBegun ? (
          <p>{t("ui-organiser-print-cards-begun")}</p>
        ) : (
          <>
            <p>{t(isAsking ? "ui-organiser-print-cards-again" : "ui-organiser-print-cards-about")}</p>
            <div class="wrapped">
              {isAsking ? (
                <>
                  <button type="button" class="button" disabled={isWaiting} onClick={() => void askForPages(makeCards)}>
                    {t("ui-organiser-print-cards-yes")}
                  </button>
                  <button type="button" class="button" disabled={isWaiting} onClick={() => setIsAsking(false)}>
                    {t("ui-organiser-print-cards-no")}
                  </button>
                </>
              ) : (
                <button type="button" class="button primary" disabled={isWaiting} onClick={() => (event.printed ? setIsAsking(true) : void askForPages(makeCards))}>
                  {t("ui-organiser-print-cards")}
                </button>
              )}
            </div>
            <p class="quiet">{t("ui-organiser-lost-card")}</p>
          </>
        )}
        <p>{t("ui-organiser-print-desks-about")}</p>
        <button type="button" class="button" disabled={isWaiting} onClick={() => void askForPages(showDesks)}>
          {t("ui-organiser-print-desks")}
        </button>
        <p>{t("ui-organiser-print-signs-about")}</p>
        <div class="organiser-columns">
          <label class="field">
            <span class="legend">{t("ui-organiser-wifi-name")}</span>
            <input class="line-input" type="text" autocomplete="off" value={wifiName} onInput={({ currentTarget }) => setWifiName(currentTarget.value)} />
          </label>
          <label class="field">
            <span class="legend">{t("ui-organiser-wifi-password")}</span>
            <input class="line-input" type="text" autocomplete="off" spellcheck={false} value={wifiPassword} onInput={({ currentTarget }) => setWifiPassword(currentTarget.value)} />
          </label>
        </div>
        <button type="button" class="button" disabled={isWaiting} onClick={() => setShownPages({ kind: "signs" })}>
          {t("ui-organiser-print-signs")}
        </button>
        <Refusals sentences={refusals} />
      </section>
      {shownPages && (
        <Pages key={shownPages.kind} onPutAway={() => setShownPages(null)}>
          {shownPages.kind === "desks" && <DeskPages printedDesks={shownPages.printed} event={event} />}
          {shownPages.kind === "signs" && <SignPages title={event.details.name || t("ui-organiser-unnamed")} site={event.details.address ?? ""} wifiName={wifiName.trim()} wifiPassword={wifiPassword} />}
        </Pages>
      )}
      {cards && (
        <Pages
          onPutAway={() => {
            setCards(null);
            cardsAtHand.clear();
          }}
        >
          <CardPages printedCards={cards} />
        </Pages>
      )}
    </>
  );
}
