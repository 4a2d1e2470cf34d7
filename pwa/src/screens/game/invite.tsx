import { cards as issued } from "../../core/view/selectors";
import type { NewCard } from "../../core/view/wire";
import { CardCode } from "../../ui/act/newcard";
import { myCharacters } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { SheetHead } from "../../ui/parts/sheet";
import { openSheet } from "../../ui/router";
import { gameSlice, view } from "../../ui/services";
import { personName, t } from "../../ui/texts";
import { showToast } from "../../ui/toasts";

/** List the seats that other people may take with their own phones. */
export function InviteSheet({ cards }: { cards: readonly NewCard[] }) {
  return (
    <div class="act">
      <SheetHead title={t("ui-invite")} />
      <div class="sheet-scroll">
        <p>{t("ui-invite-about")}</p>
        <ul class="menu">
          {cards.map((card) => (
            <li key={card.card}>
              <button type="button" class="menu-item" onClick={() => openSheet(() => <SeatSheet card={card} />)}>
                <CrestOf id={card.character} size={40} />
                <span class="option-text">
                  <span class="option-name"><bdi>{personName(card.character)}</bdi></span>
                  <span class="option-note">{t(isStewardCard(card) ? "ui-seat-host" : `ui-seat-${seatState(card)}`)}</span>
                </span>
                <Icon name="qr" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Return whether the card belongs to a steward. Only the founder of the table may use such a card. */
const isStewardCard = (card: NewCard): boolean => gameSlice.value?.stewards.includes(card.character) === true;

/**
 * Return who plays a seat. The player of a seat is a bot, a person on this phone, or a person elsewhere. Only the phone
 * of a steward learns that a person took the seat of a bot.
 */
function seatState(card: NewCard): "bot" | "here" | "elsewhere" {
  if (myCharacters.value.includes(card.character)) return "here";
  const isClaimed = issued(view.value).find((issuedCard) => issuedCard.id === card.card)?.claimed;
  return card.bot && !isClaimed ? "bot" : "elsewhere";
}

/** One seat, shown as a code to scan and as a link to send. */
function SeatSheet({ card }: { card: NewCard }) {
  const link = `${location.origin}/c#${card.token}`;
  const reference = `who:${card.character}`;
  const share = async (): Promise<void> => {
    if ("share" in navigator) await navigator.share({ url: link }).catch(() => undefined);
    else {
      await (navigator as Navigator).clipboard?.writeText(link);
      showToast("done", [t("ui-copied")]);
    }
  };
  const canSend = "share" in navigator || "clipboard" in navigator;
  return (
    <div class="act">
      <SheetHead title={personName(card.character)} mark={<CrestOf id={card.character} size={44} />} />
      <div class="sheet-scroll">
        {!isStewardCard(card) && <p>{t("ui-invite-scan", { who: reference })}</p>}
        {seatState(card) === "here" && <p>{t("ui-invite-own", { who: reference })}</p>}
        <CardCode token={card.token} code={card.code} />
        {canSend && (
          <button type="button" class="button" onClick={() => void share()}>
            {t("ui-send-link")}
          </button>
        )}
      </div>
    </div>
  );
}
