import { gameResult } from "../../core/view/selectors";
import type { GameDoc } from "../../core/view/wire";
import { lazy } from "../../ui/lazy";
import { pack } from "../../ui/pack";
import { goToTab } from "../../ui/router";
import { currentGame, view } from "../../ui/services";
import { t, personRef } from "../../ui/texts";

const ArchiveOffer = lazy(() => import("../archive/offer").then((module) => module.ArchiveOffer));

/** The messages of a game that has ended or is closed. */
export function EndBanners({ game }: { game: GameDoc }) {
  return (
    <>
      {!pack.value.showsResult && <ResultBanner />}
      {game.status === "closed" && (
        <div class="banner" role="status">
          {t("ui-game-closed")}{" "}
          <button type="button" class="link" onClick={() => goToTab("after")}>
            {t("ui-after")}
          </button>
        </div>
      )}
      {game.status === "closed" && <SealsBanner />}
      <ArchiveOffer />
    </>
  );
}

/** The result of the game, which is shown as soon as the game has a result. */
function ResultBanner() {
  const ended = gameResult(view.value);
  if (!ended) return null;
  const who = ended.who.map(personRef);
  return (
    <div class="banner" role="status">
      {t(`ui-result-${ended.outcome}`, { who })} {ended.agreed && t("ui-result-agreed")}
    </div>
  );
}

/**
 * The result of this phone's check of the ledger. The result of the check says whether the ledger is the one that the
 * phone saw during play. Before the check nothing is shown.
 */
function SealsBanner() {
  const verdict = currentGame.value?.seals.verdict.value;
  if (!verdict) return null;
  const { kept, lost, behind, wrong } = verdict;
  if (wrong) {
    return (
      <div class="banner" data-tone="alarm" role="alert">
        {t(`ui-seals-${wrong}`, { n: kept, lost })}
      </div>
    );
  }
  return kept > 0 ? <div class="banner" role="status">{t(behind ? "ui-seals-behind" : "ui-seals-fit", { n: kept, behind })}</div> : null;
}
