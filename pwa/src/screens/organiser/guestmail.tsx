/** Texts of e-mails for guests. The page composes them; the server sends no e-mail. */

import { useEffect, useState } from "preact/hooks";
import { previewCard } from "../../core/live/entryapi";
import type { Problem } from "../../core/view/api";
import type { Guest, GuestLink, PreparedEvent, PrintedCard, PublicCharacterDoc } from "../../core/view/wire";
import { dateFormat } from "../../ui/dates";
import { api } from "../../ui/services";
import { copyText } from "../../ui/share";
import { t } from "../../ui/texts";
import { eventPath } from "./savedevent";
import { cardsAtHand, guestTokens } from "./secrets";
import { sentenceOf } from "./sentenceof";
import { siteOfEvent } from "./siteofevent";

/** Matches an e-mail address in the text that a guest has typed about how to be reached. */
const EMAIL_PATTERN = /[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+/u;

const longDay = dateFormat({ dateStyle: "full" });

/** Return the first e-mail address in a text; "" without one. */
export const emailIn = (text: string): string => EMAIL_PATTERN.exec(text)?.[0] ?? "";

/** Return the address under which guests open a path of this server. */
const addressOf = ({ details }: PreparedEvent, path: string): string => siteOfEvent(details.address ?? "") + path;

/**
 * Return the card of a character, if this window has printed it and its link still opens it. Another window or a
 * steward may have printed the card anew since.
 */
function useCardAtHand({ game }: PreparedEvent, character: string, isWanted: boolean): PrintedCard | null {
  const [goodCard, setGoodCard] = useState<PrintedCard | null>(null);
  const printedCard = isWanted && character ? cardsAtHand.get(game)?.cards.find((card) => card.character === character) : undefined;
  useEffect(() => {
    setGoodCard(null);
    if (!printedCard) return;
    let isCurrent = true;
    // Without an answer the text has no link: a useless one is worse.
    previewCard(api, printedCard.link.split("#")[1] ?? "", "").then(
      () => isCurrent && setGoodCard(printedCard),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [printedCard]);
  return goodCard === printedCard ? goodCard : null;
}

const nameOf = ({ details }: PreparedEvent): string => details.name || t("ui-organiser-unnamed");

/** Return the lines about time and place that an event has, one for each. */
function factLines({ details }: PreparedEvent): readonly string[] {
  const time = Date.parse(`${details.date}T12:00`);
  const facts = [
    ["date", Number.isNaN(time) ? details.date : longDay(time)],
    ["place", details.place],
    ["dinner", details.dinner],
    ["begins", details.begins],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [`${t(`ui-organiser-${name}`)}: ${value}`] : []));
}

const pageLines = (event: PreparedEvent): readonly string[] => (event.details.public === "yes" ? ["", t("ui-organiser-mail-page"), addressOf(event, `/event/${event.id}`)] : []);

/** Return the text for all guests. It has nothing of a single guest. */
const textForAll = (event: PreparedEvent): string => [t("ui-organiser-mail-hello-all"), "", t("ui-organiser-mail-all", { what: nameOf(event) }), ...factLines(event), ...pageLines(event)].join("\n");

/** Return the text for one guest. `token` is that of the guest's own link; "" if this window does not know it. */
function textForGuest(event: PreparedEvent, { form, waiting, character }: Guest, cast: readonly PublicCharacterDoc[], token: string, card: PrintedCard | null): string {
  const played = cast.find(({ id }) => id === character);
  return [
    t("ui-organiser-mail-hello", { name: form.name }),
    "",
    t(waiting ? "ui-organiser-mail-waits" : "ui-organiser-mail-place", { what: nameOf(event), n: waiting }),
    ...factLines(event),
    ...(played && !waiting ? ["", t("ui-organiser-mail-character", { name: played.name })] : []),
    ...pageLines(event),
    ...(token ? ["", t("ui-organiser-mail-link"), addressOf(event, `/event/${event.id}#${token}`)] : []),
    ...(card ? ["", t("ui-organiser-mail-card"), card.link] : []),
  ].join("\n");
}

interface MailFieldsProps {
  readonly event: PreparedEvent;
  readonly text: string;
  /** The address of the guest; "" for none. */
  readonly address: string;
}

/** Draw the subject and the text, with buttons that copy them or open an e-mail. */
function MailFields({ event, text, address }: MailFieldsProps) {
  const [copied, setCopied] = useState("");
  const subject = t("ui-organiser-mail-subject", { name: nameOf(event) });
  const copy = (content: string): void => void copyText(content).then((isCopied) => setCopied(isCopied ? content : ""));
  return (
    <>
      <label class="field">
        <span class="legend">{t("ui-organiser-mail-subject-label")}</span>
        <input class="line-input" readOnly value={subject} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <label class="field">
        <span class="legend">{t("ui-organiser-mail-text")}</span>
        <textarea class="line-input organiser-mail" readOnly rows={10} value={text} />
      </label>
      <div class="wrapped">
        {([["subject", subject], ["text", text]] as const).map(([part, content]) => (
          <button key={part} type="button" class="button small" onClick={() => copy(content)}>
            {t(copied === content ? "ui-organiser-mail-copied" : `ui-organiser-mail-copy-${part}`)}
          </button>
        ))}
        {address && (
          <a class="button small" href={`mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}>
            {t("ui-organiser-mail-open")}
          </a>
        )}
      </div>
    </>
  );
}

/** Draw the e-mail for all guests, with the addresses that guests have given. Guests who do not come get none. */
export function MailForAll({ event, guests }: { event: PreparedEvent; guests: readonly Guest[] }) {
  const addresses = guests.map(({ form, coming }) => (coming === "absent" ? "" : emailIn(form.contact))).filter(Boolean).join(", ");
  return (
    <details class="organiser-fold">
      <summary>{t("ui-organiser-mail-for-all")}</summary>
      <div class="stack">
        {addresses && (
          <label class="field">
            <span class="legend">{t("ui-organiser-mail-addresses")}</span>
            <textarea class="line-input" readOnly rows={3} value={addresses} />
          </label>
        )}
        <MailFields event={event} text={textForAll(event)} address="" />
      </div>
    </details>
  );
}

interface GuestMailProps {
  readonly event: PreparedEvent;
  readonly guest: Guest;
  readonly cast: readonly PublicCharacterDoc[];
}

/** Draw the e-mail for one guest. */
export function GuestMail({ event, guest, cast }: GuestMailProps) {
  const [token, setToken] = useState(guestTokens.get(guest.id) ?? "");
  const [isOpen, setIsOpen] = useState(false);
  const [refusal, setRefusal] = useState("");
  const card = useCardAtHand(event, guest.character, isOpen && !guest.waiting);
  const makeLink = (): void => {
    setRefusal("");
    api.call<GuestLink>(`${eventPath(event.id)}/guests/${guest.id}/link`, { method: "POST" }).then((link) => {
      guestTokens.set(guest.id, link.token);
      setToken(link.token);
    }, (problem: Problem) => setRefusal(sentenceOf(problem)));
  };
  return (
    <details class="organiser-fold" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t("ui-organiser-mail-for", { name: guest.form.name })}</summary>
      {isOpen && (
        <div class="stack">
          {!token && (
            <>
              <p class="quiet">{t(guest.linked ? "ui-organiser-mail-link-known" : "ui-organiser-mail-no-link")}</p>
              <button type="button" class="button small" onClick={makeLink}>
                {t("ui-organiser-mail-make-link")}
              </button>
            </>
          )}
          {refusal && <p class="refusal" role="alert">{refusal}</p>}
          {event.founded && guest.character && <p class="quiet">{t(card ? "ui-organiser-mail-has-card" : "ui-organiser-mail-no-card")}</p>}
          <MailFields event={event} text={textForGuest(event, guest, cast, token, card)} address={emailIn(guest.form.contact)} />
        </div>
      )}
    </details>
  );
}
