/** The page of one game of this server, for its organisers. */

import { useEffect, useState } from "preact/hooks";
import type { Problem } from "../../../core/view/api";
import type { HostedGame } from "../../../core/view/wire";
import { timeOfDay } from "../../../core/words/timeofday";
import { Icon } from "../../../ui/parts/icon";
import { goToAddress } from "../../../ui/router";
import { api } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { sentenceOf } from "../sentenceof";
import { CloseGame } from "./closegame";
import { loadEveryFiveSeconds, gameFacts } from "./gamefacts";
import { Morning } from "./morning";
import { Night } from "./night";
import "virtual:texts/hosted";

interface GamePageProps {
  readonly id: string;
  readonly onProblem: (problem: Problem) => void;
}

/** Draw the page of a game. */
export function GamePage({ id, onProblem }: GamePageProps) {
  const { game, refusal, load: loadGame } = useHostedGame(id, onProblem);
  return (
    <main class="organiser organiser-list-page">
      <header class="organiser-head">
        <button type="button" class="back" onClick={() => goToAddress("/organiser")}>
          <Icon name="back" size={20} /> {t("ui-hosted-to-list")}
        </button>
        {game && (
          <>
            <h1>
              <bdi>{game.title}</bdi>
            </h1>
            <p class="quiet">{gameFacts(game).join(" · ")}</p>
          </>
        )}
      </header>
      {refusal && <p class="refusal" role="alert">{refusal}</p>}
      {game && <Ways game={game} />}
      {game && game.status !== "closed" && <Night game={game} onChange={loadGame} />}
      {game && <Closing game={game} onClosed={loadGame} />}
      {game && <Morning key={game.status} game={game} />}
    </main>
  );
}

/** Follow the state of a game while the page is visible. */
function useHostedGame(gameId: string, onProblem: (problem: Problem) => void) {
  const [game, setGame] = useState<HostedGame | null>(null);
  const [refusal, setRefusal] = useState("");
  const loadGame = (): void => {
    api.call<HostedGame>(`/organiser/games/${gameId}`).then(
      (game) => {
        setGame(game);
        setRefusal("");
      },
      (problem: Problem) => {
        if (problem.doc.status === 401) onProblem(problem);
        else setRefusal(problem.slug === "unknown-game" ? t("ui-hosted-unknown") : sentenceOf(problem));
      },
    );
  };
  useEffect(() => loadEveryFiveSeconds(loadGame), [gameId]);
  return { game, refusal, load: loadGame };
}

function Ways({ game: { id, table } }: { game: HostedGame }) {
  return (
    <section class="stack">
      <h2>{t("ui-hosted-links")}</h2>
      <div class="wrapped">
        <a class="button" href={`/g/${id}`}>
          {t("ui-hosted-open-game")}
        </a>
        <a class="button" href={`/g/${id}/projector`}>
          {t("ui-hosted-open-projector")}
        </a>
        {!table && (
          <a class="button" href={`/g/${id}/console`}>
            {t("ui-hosted-open-console")}
          </a>
        )}
      </div>
      {!table && <p class="quiet">{t("ui-hosted-console-note")}</p>}
    </section>
  );
}

function Closing({ game, onClosed }: { game: HostedGame; onClosed: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const sentence = closingSentence(game);
  return (
    <section class="stack">
      <h2>{t("ui-hosted-close")}</h2>
      {sentence && <p role="status">{sentence}</p>}
      {!sentence && isAsking && <CloseGame game={game} onClosed={onClosed} onKeep={() => setIsAsking(false)} />}
      {!sentence && !isAsking && (
        <>
          <p>{t("ui-hosted-close-what")}</p>
          <button type="button" class="button" onClick={() => setIsAsking(true)}>
            {t("ui-hosted-close")} …
          </button>
        </>
      )}
    </section>
  );
}

/** Return why the game cannot be closed now; "" if it can. */
function closingSentence({ status, closable, closes_at: closesAt }: HostedGame): string {
  if (status === "closed") return t("ui-hosted-close-done");
  if (closesAt) return t("ui-hosted-close-soon", { time: timeOfDay(closesAt) });
  return closable ? "" : t("ui-hosted-close-stewards");
}
