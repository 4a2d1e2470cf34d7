import { useState } from "preact/hooks";
import { RetryNotice } from "../../ui/parts/retrynotice";
import { goToAddress } from "../../ui/router";
import { currentGame } from "../../ui/services";
import { t } from "../../ui/texts";

/** Say that the game is unknown, or that the phone does not reach it yet and keeps trying. */
export function UnreachedGame() {
  const [startTime] = useState(Date.now);
  return (
    <div class="empty">
      {currentGame.value?.isUnknown.value ? <p role="alert">{t("ui-unknown-game")}</p> : <RetryNotice startTime={startTime} onRetry={() => currentGame.value?.refresh()} />}
      <button type="button" class="link" onClick={() => goToAddress("/")}>
        {t("ui-to-games")}
      </button>
    </div>
  );
}
