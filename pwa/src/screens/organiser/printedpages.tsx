/** Pages to print: cards, pages for desks, and signs. On paper they stand alone, dark on white. */

import { useEffect, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Args } from "../../core/view/values";
import type { PreparedEvent, PrintedCard, PrintedCards, PrintedDesk, PrintedDesks } from "../../core/view/wire";
import { QrCode } from "../../ui/act/newcard";
import { MinuteCards, useMinuteTexts } from "../../ui/minute";
import { t } from "../../ui/texts";
import { wifiCode } from "./wifi";
import "./printedpages.css";

interface PagesProps {
  readonly children: ComponentChildren;
  readonly onPutAway: () => void;
}

/** Draw pages with the buttons to print them and to put them away. */
export function Pages({ children, onPutAway }: PagesProps) {
  const section = useRef<HTMLElement>(null);
  // A class that Preact does not know: on paper only the newest pages or the chosen ones appear.
  const chooseForPrint = (): void => document.querySelectorAll(".printed").forEach((pages) => pages.classList.toggle("printed-alone", pages === section.current));
  useEffect(() => {
    section.current?.focus();
    chooseForPrint();
  }, []);
  const printAlone = (): void => {
    chooseForPrint();
    print();
  };
  return (
    <section ref={section} class="printed" tabIndex={-1} aria-label={t("ui-organiser-printed")}>
      <div class="wrapped printed-ways">
        <button type="button" class="button primary" onClick={printAlone}>
          {t("ui-organiser-print-now")}
        </button>
        <button type="button" class="button" onClick={onPutAway}>
          {t("ui-organiser-print-away")}
        </button>
      </div>
      {children}
    </section>
  );
}

/** The number of cards on a printed page. */
const CARDS_ON_PAGE = 6;

/** Return the cards of each printed page. No page has a single card, unless there is only one. */
export function sheetsOfCards(cards: readonly PrintedCard[]): readonly (readonly PrintedCard[])[] {
  const pages: PrintedCard[][] = [];
  for (let start = 0; start < cards.length; start += CARDS_ON_PAGE) pages.push(cards.slice(start, start + CARDS_ON_PAGE));
  const last = pages.at(-1);
  if (last?.length === 1) last.unshift(...(pages.at(-2)?.splice(-2) ?? []));
  return pages;
}

/** Draw the cards of a game. */
export function CardPages({ printedCards }: { printedCards: PrintedCards }) {
  return (
    <>
      {sheetsOfCards(printedCards.cards).map((cards) => (
        <div key={cards[0]?.card} class="printed-cards">
          {cards.map((card) => (
            <CardPage key={card.card} card={card} printedCards={printedCards} />
          ))}
        </div>
      ))}
    </>
  );
}

function CardPage({ card, printedCards }: { card: PrintedCard; printedCards: PrintedCards }) {
  return (
    <article class="printed-card">
      <h3>
        <bdi>{card.name}</bdi>
      </h3>
      <div>
        <p class="printed-role">{card.role}</p>
        {card.holds.length > 0 && <p>{card.holds.join(" · ")}</p>}
        <Sentences sentences={card.advice} />
      </div>
      <div class="printed-code">
        <QrCode text={card.link} />
        <p>{printedCards.scan}</p>
      </div>
      <p class="printed-typed">
        {printedCards.typed} <b>{card.code}</b>
      </p>
    </article>
  );
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <ul class="organiser-list">
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

/** Draw a page for each character with a desk. */
export function DeskPages({ printedDesks, event }: { printedDesks: PrintedDesks; event: PreparedEvent }) {
  const loadState = useMinuteTexts(event.ruleset);
  const readings = (event.values?.["switches"] ?? {}) as Readonly<Record<string, unknown>>;
  const args: Args = Object.fromEntries(Object.entries(readings).map(([name, value]) => [name.replace(/\W/g, "_"), String(value)]));
  const desks = printedDesks.desks.filter(({ officer }) => officer);
  if (!desks.length) return <p>{t("ui-organiser-no-desks")}</p>;
  return (
    <>
      {desks.map((desk) => (
        <DeskPage key={desk.card} desk={desk} title={printedDesks.title}>
          {loadState === "loaded" && <MinuteCards part={desk.part} args={args} />}
        </DeskPage>
      ))}
    </>
  );
}

function DeskPage({ desk, title, children }: { desk: PrintedDesk; title: string; children: ComponentChildren }) {
  return (
    <article class="printed-page">
      <p class="printed-title">
        <bdi>{title}</bdi>
      </p>
      <h3>
        <bdi>{desk.name}</bdi>
      </h3>
      <p class="printed-role">{desk.role}</p>
      {desk.reason && (
        <>
          <h4>{t("ui-organiser-desk-why")}</h4>
          <p>{desk.reason}</p>
        </>
      )}
      {desk.advice.length > 0 && (
        <>
          <h4>{t("ui-organiser-desk-rules")}</h4>
          <Sentences sentences={desk.advice} />
        </>
      )}
      {desk.powers.length > 0 && (
        <>
          <h4>{t("ui-organiser-desk-powers")}</h4>
          <Sentences sentences={desk.powers} />
        </>
      )}
      {desk.holds.length > 0 && <p>{t("ui-organiser-desk-holds", { assets: desk.holds.join(" · ") })}</p>}
      {children}
    </article>
  );
}

interface SignPagesProps {
  readonly title: string;
  /** The address for phones. */
  readonly site: string;
  readonly wifiName: string;
  readonly wifiPassword: string;
}

/** Draw the sign for the door, and one for the Wi-Fi if it has a name. */
export function SignPages({ title, site, wifiName, wifiPassword }: SignPagesProps) {
  return (
    <>
      {site && (
        <article class="printed-page printed-sign">
          <p class="printed-title">
            <bdi>{title}</bdi>
          </p>
          <h3>{t("ui-organiser-sign-door")}</h3>
          <QrCode text={site} />
          <p class="printed-site">{site}</p>
          <p>{t("ui-organiser-sign-door-about")}</p>
        </article>
      )}
      {wifiName && (
        <article class="printed-page printed-sign">
          <h3>{t("ui-organiser-sign-wifi")}</h3>
          <QrCode text={wifiCode(wifiName, wifiPassword)} />
          <p class="printed-site">{t("ui-organiser-sign-network", { name: wifiName })}</p>
          {wifiPassword && <p class="printed-site">{t("ui-organiser-sign-password", { code: wifiPassword })}</p>}
          <p>{t("ui-organiser-sign-wifi-about")}</p>
        </article>
      )}
    </>
  );
}
