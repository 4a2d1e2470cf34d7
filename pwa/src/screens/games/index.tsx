import { useEffect, useState } from "preact/hooks";
import { characterId } from "../../core/device";
import type { GameSummary } from "../../core/wire";
import { Icon } from "../../ui/parts/icon";
import { Heading, Mark, Rule } from "../../ui/parts/ornament";
import { go } from "../../ui/router";
import { api, closeGame, held } from "../../ui/services";
import { t, tFirst } from "../../ui/texts";
import { tokenIn } from "../../core/device";
import "./games.css";

/** The door: the games of this server, and a place to type the code of a card. */
export function Games() {
  const [games, setGames] = useState<readonly GameSummary[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = (): void => {
    setFailed(false);
    api.games().then(
      (answer) => setGames(answer.games),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    closeGame();
    load();
  }, []);
  return (
    <main class="door">
      <header class="door-head">
        <Mark size={96} />
        <h1>Acta Ludorum</h1>
        <p>{t("ui-motto")}</p>
        <Rule />
      </header>
      {failed && (
        <div class="empty" role="alert">
          <p>{t("ui-no-answer")}</p>
          <button type="button" class="button" onClick={load}>
            {t("ui-try-again")}
          </button>
        </div>
      )}
      {games && games.length > 0 && <Heading>{t("ui-games")}</Heading>}
      <ul class="game-list">{(games ?? []).map((game) => <GameRow key={game.id} game={game} />)}</ul>
      {games?.length === 0 && <p class="quiet centred">{t("ui-no-games")}</p>}
      <CodeBox />
    </main>
  );
}

function GameRow({ game }: { game: GameSummary }) {
  const mine = held.value.filter((card) => card.game === game.id).map(characterId);
  const period = game.period ? tFirst([`season-${game.period.kind}`, game.period.key]) : "";
  const note = [period, game.period?.year ? t("ui-year", { year: String(game.period.year) }) : "", t(`ui-status-${game.status}`)];
  return (
    <li>
      <button type="button" class="game-row" onClick={() => go(`/g/${game.id}`)}>
        <span class="game-title">{game.title}</span>
        <span class="game-note">{note.filter(Boolean).join(" · ")}</span>
        {mine.length > 0 && <span class="game-mine">{t("ui-cards-here", { n: mine.length })}</span>}
        <Icon name="chevron" />
      </button>
    </li>
  );
}

/** For a camera that does not scan: the code printed under the QR code. */
function CodeBox() {
  const [code, setCode] = useState("");
  return (
    <form
      class="code-box"
      onSubmit={(event) => {
        event.preventDefault();
        const token = code.includes("#") ? tokenIn(code.slice(code.indexOf("#"))) : code.trim();
        if (token) go(`/c#${encodeURIComponent(token)}`);
      }}
    >
      <label class="field">
        <span class="legend">{t("ui-card-code")}</span>
        <input class="line-input" value={code} autocomplete="off" autocapitalize="off" spellcheck={false} onInput={(event) => setCode(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button" disabled={!code.trim()}>
        {t("ui-card-show")}
      </button>
    </form>
  );
}
