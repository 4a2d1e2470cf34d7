import { go } from "../../ui/router";
import { live } from "../../ui/services";
import { t } from "../../ui/texts";

/** Shown until the game is loaded. It offers ways out if the game cannot be reached. */
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
