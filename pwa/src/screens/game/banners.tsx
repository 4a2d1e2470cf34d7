import { minutesSeconds } from "../../core/periodtime";
import type { GameDoc } from "../../core/wire";
import { result } from "../../core/selectors";
import { go } from "../../ui/router";
import { pack } from "../../ui/pack";
import { clock, heldCards, live, loadCards, view } from "../../ui/services";
import { personName, t, texts } from "../../ui/texts";
import { currentTime } from "../../ui/currenttime";

/** One of several seats on this phone went elsewhere, and that was read. */
function forgetMove(): void {
  if (live.value) live.value.moved.value = "";
  void loadCards().catch(() => undefined);
}

/** What everybody must know at once: the game has not begun, stands still, is closing, or this card has moved away. */
export function Banners({ game }: { game: GameDoc }) {
  const moved = live.value?.moved.value;
  const gone = heldCards.value.find((card) => card.game === game.id && card.card === moved);
  const kept = heldCards.value.filter((card) => card.game === game.id && card.card !== moved);
  const left = game.closes_at > 0 ? game.closes_at - (currentTime.value && clock.now()) : 0;
  const closing = game.status !== "closed" && (game.status === "closing" || game.closing === true || game.closes_at > 0);
  return (
    <>
      {moved && gone && kept.length > 0 && (
        <div class="banner" role="status">
          <span>{t("ui-seat-moved", { who: `who:${gone.character.id}` })}</span>
          <button type="button" class="link" onClick={forgetMove}>
            {t("ui-understood")}
          </button>
        </div>
      )}
      {moved && kept.length === 0 && (
        <div class="banner" data-tone="alarm" role="alert">
          <span>{t("ui-card-moved")}</span>
          <button type="button" class="link" onClick={() => go("/")}>
            {t("ui-to-games")}
          </button>
        </div>
      )}
      {game.status === "paused" && (
        <div class="banner" role="status">
          {t(game.waiting ? "ui-game-waiting" : "ui-game-paused")}
        </div>
      )}
      {closing && (
        <div class="banner" role="status">
          {left > 0 ? t("ui-game-closing", { left: minutesSeconds(left) }) : t("ui-game-closing-soon")}
        </div>
      )}
      {!pack.value.showsResult && <Ended />}
      {game.status === "closed" && <div class="banner" role="status">{t("ui-game-closed")}</div>}
      {game.status === "closed" && <Seals />}
    </>
  );
}

/** How the game has ended, once it has. */
function Ended() {
  const ended = result(view.value);
  if (!ended) return null;
  const who = texts.value.joined(ended.who.map(personName));
  return (
    <div class="banner" role="status">
      {t(`ui-result-${ended.outcome}`, { who })} {ended.agreed && t("ui-result-agreed")}
    </div>
  );
}

/** Whether the game that is shown now is the one this phone was told of: said once it was looked at. */
function Seals() {
  const verdict = live.value?.seals.verdict.value;
  if (!verdict) return null;
  const { kept, lost, wrong } = verdict;
  if (wrong) {
    return (
      <div class="banner" data-tone="alarm" role="alert">
        {t(`ui-seals-${wrong}`, { n: kept, lost })}
      </div>
    );
  }
  return kept > 0 ? <div class="banner" role="status">{t("ui-seals-fit", { n: kept })}</div> : null;
}
