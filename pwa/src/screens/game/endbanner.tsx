import { gameResult } from "../../core/view/selectors";
import type { GameDoc } from "../../core/view/wire";
import { pack } from "../../ui/pack";
import { goToTab } from "../../ui/router";
import { currentGame, view } from "../../ui/services";
import { t, personRef } from "../../ui/texts";

/** One line about a game that has ended or is closed. If the ledger is not the one of the play, an alarm replaces it. */
export function EndBanner({ game, closingTimeText }: { game: GameDoc; closingTimeText: string }) {
  const verdict = game.status === "closed" && currentGame.value?.seals.verdict.value;
  const { keptCount = 0, lostCount = 0, behindCount = 0, fault = "" } = verdict || {};
  if (fault) {
    return (
      <div class="banner" data-tone="alarm" role="alert">
        {t(`ui-seals-${fault}`, { n: keptCount, lost: lostCount })}
      </div>
    );
  }
  const texts = [behindCount > 0 && t("ui-seals-behind", { n: keptCount, behind: behindCount }), pack.value.showsResult ? "" : resultText(), closingTimeText].filter(Boolean).join(" ");
  if (!texts && game.status !== "closed") return null;
  return (
    <div class="banner" role="status">
      {texts || t("ui-game-closed")}{" "}
      {game.status === "closed" && (
        <button type="button" class="link" onClick={() => goToTab("after")}>
          {t("ui-after")}
        </button>
      )}
    </div>
  );
}

/** Return the result of the game, which is known as soon as the game has a result. */
function resultText(): string {
  const gameEnd = gameResult(view.value);
  if (!gameEnd) return "";
  const result = t(`ui-result-${gameEnd.outcome}`, { who: gameEnd.who.map(personRef) });
  return gameEnd.agreed ? `${result} ${t("ui-result-agreed")}` : result;
}
