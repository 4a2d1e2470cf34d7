import type { GameDoc } from "../../core/view/wire";
import { goToAddress } from "../../ui/router";
import { heldCards, currentGame, loadCards } from "../../ui/services";
import { t } from "../../ui/texts";

/** Close the notice that one of several seats went to another phone. */
function closeMovedNotice(): void {
  if (currentGame.value) currentGame.value.movedCard.value = "";
  void loadCards().catch(() => undefined);
}

/** The notice that a card went to another phone. The card was the only card on this phone, or one of several. */
export function MovedNotice({ game }: { game: GameDoc }) {
  const movedCard = currentGame.value?.movedCard.value;
  const lostCard = heldCards.value.find((card) => card.game === game.id && card.card === movedCard);
  const cards = heldCards.value.filter((card) => card.game === game.id && card.card !== movedCard);
  return (
    <>
      {movedCard && lostCard && cards.length > 0 && (
        <div class="banner" role="status">
          <span>{t("ui-seat-moved", { who: `who:${lostCard.character.id}` })}</span>
          <button type="button" class="link" onClick={closeMovedNotice}>
            {t("ui-understood")}
          </button>
        </div>
      )}
      {movedCard && cards.length === 0 && (
        <div class="banner" data-tone="alarm" role="alert">
          <span>{t("ui-card-moved")}</span>
          <button type="button" class="link" onClick={() => goToAddress("/")}>
            {t("ui-to-games")}
          </button>
        </div>
      )}
    </>
  );
}
