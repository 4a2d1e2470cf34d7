/** The list of the games of this server, on the organiser's page. */

import { useEffect, useState } from "preact/hooks";
import type { Problem } from "../../../core/view/api";
import type { HostedGame, HostedGames as Page } from "../../../core/view/wire";
import { Icon } from "../../../ui/parts/icon";
import { Heading } from "../../../ui/parts/ornament";
import { goToAddress } from "../../../ui/router";
import { api } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { CloseGame } from "./closegame";
import { gameFacts } from "./gamefacts";
import "virtual:texts/hosted";

interface HostedGamesProps {
  readonly onProblem: (problem: Problem) => void;
}

/** Draw the games of this server, the newest first. */
export function HostedGames({ onProblem }: HostedGamesProps) {
  const [games, setGames] = useState<readonly HostedGame[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const loadEarlierGames = (shownGames: readonly HostedGame[]): void => {
    const oldestGame = shownGames.at(-1);
    api.call<Page>(`/organiser/games${oldestGame ? `?before=${oldestGame.id}` : ""}`).then((page) => {
      setGames([...shownGames, ...page.games]);
      setHasMore(page.more);
    }, onProblem);
  };
  useEffect(() => loadEarlierGames([]), []);
  return (
    <section class="stack">
      <Heading>{t("ui-hosted-games")}</Heading>
      {games?.length === 0 && <p class="quiet">{t("ui-hosted-none")}</p>}
      <ul class="game-list">
        {games?.map((game) => <HostedRow key={game.id} game={game} onChange={() => loadEarlierGames([])} />)}
      </ul>
      {hasMore && (
        <button type="button" class="button" onClick={() => loadEarlierGames(games ?? [])}>
          {t("ui-hosted-earlier")}
        </button>
      )}
    </section>
  );
}

function HostedRow({ game, onChange }: { game: HostedGame; onChange: () => void }) {
  const [isEnding, setIsEnding] = useState(false);
  const mayEnd = game.table && game.closable && !game.closes_at;
  return (
    <li class="stack" data-game={game.id}>
      <button type="button" class="game-row" onClick={() => goToAddress(`/organiser/games/${game.id}`)}>
        <span class="option-text">
          <span class="game-title">
            <bdi>{game.title}</bdi>
          </span>
          <span class="dim">{gameFacts(game).join(" · ")}</span>
        </span>
        <Icon name="chevron" />
      </button>
      {mayEnd && !isEnding && (
        <button type="button" class="button quiet-button" aria-label={`${t("ui-hosted-end")}: ${game.title}`} onClick={() => setIsEnding(true)}>
          {t("ui-hosted-end")}
        </button>
      )}
      {mayEnd && isEnding && <CloseGame game={game} onClosed={onChange} onKeep={() => setIsEnding(false)} />}
    </li>
  );
}
