/** Closing a game, which cannot be undone: the page says what is lost, and asks how long the notice is. */

import { useState } from "preact/hooks";
import type { Problem } from "../../../core/view/api";
import type { HostedGame } from "../../../core/view/wire";
import { api } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { sentenceOf } from "../sentenceof";

const MOST_MINUTES = 60;

interface CloseGameProps {
  readonly game: HostedGame;
  readonly onClosed: () => void;
  readonly onKeep: () => void;
}

/** Ask whether to close a game, and close it. */
export function CloseGame({ game, onClosed, onKeep }: CloseGameProps) {
  const [minutes, setMinutes] = useState("1");
  const [refusal, setRefusal] = useState("");
  const inputId = `close-${game.id}`;
  const close = (event: Event): void => {
    event.preventDefault();
    setRefusal("");
    api.call(`/games/${game.id}/closing`, { method: "POST", body: { minutes: Number(minutes) } }).then(onClosed, (problem: Problem) => setRefusal(sentenceOf(problem)));
  };
  return (
    <form class="panel stack" data-tone="call" aria-label={`${t("ui-hosted-close")}: ${game.title}`} onSubmit={close}>
      <p id={`${inputId}-what`}>
        {t("ui-hosted-close-what")} <strong>{t("ui-hosted-close-lost")}</strong>
      </p>
      <div class="field">
        <label class="legend" for={inputId}>
          {t("ui-hosted-close-minutes")}
        </label>
        <input class="line-input" id={inputId} type="number" min="1" max={MOST_MINUTES} step="1" required value={minutes} onInput={(event) => setMinutes(event.currentTarget.value)} />
      </div>
      {refusal && <p class="refusal" role="alert">{refusal}</p>}
      <div class="wrapped">
        <button type="button" class="button" onClick={onKeep}>
          {t("ui-hosted-no")}
        </button>
        <button type="submit" class="button primary" aria-describedby={`${inputId}-what`}>
          {t("ui-hosted-close-yes")}
        </button>
      </div>
    </form>
  );
}
