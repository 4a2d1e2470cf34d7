import { goToAddress } from "../../ui/router";
import { currentGame } from "../../ui/services";
import { t } from "../../ui/texts";

/** The screen that is shown until the game is loaded. If the game cannot be reached, it offers ways to leave. */
export function LoadingScreen({ id }: { id: string }) {
  const lost = currentGame.value?.id === id && currentGame.value.link.value === "lost";
  return (
    <div class="loading" aria-busy={!lost}>
      {lost && (
        <div class="empty" role="alert">
          <p>{t(currentGame.value?.unknown.value ? "ui-unknown-game" : "ui-no-answer")}</p>
          <button type="button" class="button" onClick={() => currentGame.value?.refresh()}>
            {t("ui-try-again")}
          </button>
          <button type="button" class="link" onClick={() => goToAddress("/")}>
            {t("ui-to-games")}
          </button>
        </div>
      )}
    </div>
  );
}
