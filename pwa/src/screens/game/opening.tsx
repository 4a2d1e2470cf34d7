import { go } from "../../ui/router";
import { live } from "../../ui/services";
import { t } from "../../ui/texts";

/** The screen that is shown until the game is loaded. If the game cannot be reached, it offers ways to leave. */
export function Opening({ id }: { id: string }) {
  const lost = live.value?.id === id && live.value.link.value === "lost";
  return (
    <div class="loading" aria-busy={!lost}>
      {lost && (
        <div class="empty" role="alert">
          <p>{t(live.value?.unknown.value ? "ui-unknown-game" : "ui-no-answer")}</p>
          <button type="button" class="button" onClick={() => live.value?.refresh()}>
            {t("ui-try-again")}
          </button>
          <button type="button" class="link" onClick={() => go("/")}>
            {t("ui-to-games")}
          </button>
        </div>
      )}
    </div>
  );
}
