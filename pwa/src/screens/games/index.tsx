import { useEffect, useState } from "preact/hooks";
import { fetchRulesets } from "../../core/live/entryapi";
import { tokenIn } from "../../core/sending/cards";
import type { Games as Page, GameSummary, Rulesets } from "../../core/view/wire";
import { Icon } from "../../ui/parts/icon";
import { periodName, yearText } from "../../ui/parts/clock";
import { Heading, AppMark, OrnamentRule } from "../../ui/parts/ornament";
import { lazy } from "../../ui/lazy";
import { goToAddress, currentRoute, openSheet } from "../../ui/router";
import { api, closeGame, heldCards } from "../../ui/services";
import { t } from "../../ui/texts";
import { CoverEmblem, useCovers } from "./cover";
import { Catalogue } from "./catalogue";
import "virtual:texts/door";
import "./games.css";

const Languages = lazy(() => import("../../ui/parts/languages").then((module) => module.LanguageChoice));
const OrganiserLink = lazy(() => import("./organiserlink").then((module) => module.OrganiserLink));
const RepeatedLoad = lazy(() => import("../../ui/parts/retrynotice").then((module) => module.RepeatedLoad));
const KnockSheet = lazy(() => import("../knock").then((module) => module.KnockSheet));

/** Loads the code that fetches more pages of games. Most servers have only one page of games. */
const loadGameList = (): Promise<typeof import("../../core/live/gamelist")> => import("../../core/live/gamelist");

/**
 * Return the latest games of the server together with the games of this phone's cards, the newest first. Also return
 * the function that fetches earlier games.
 */
function useGames() {
  const [page, setPage] = useState<Page | null>(null);
  const [gamesElsewhere, setGamesElsewhere] = useState<readonly GameSummary[]>([]);
  const [offer, setOffer] = useState<Rulesets | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const heldGameIds = heldCards.value.map(({ game }) => game);
  const noteFailure = (): void => setHasFailed(true);
  const loadGames = (): void => {
    Promise.all([api.games(), fetchRulesets(api)]).then(([games, offer]) => {
      setHasFailed(false);
      setOffer(offer);
      setPage(games);
    }, noteFailure);
  };
  const loadEarlier = ({ games: [newestGame] }: Page): void => {
    if (newestGame) loadGameList().then(({ fetchGamesBefore }) => fetchGamesBefore(api, newestGame.id)).then((earlierGames) => setPage((page) => ({ ...earlierGames, games: [...earlierGames.games, ...(page?.games ?? [])] })), noteFailure);
  };
  useEffect(() => {
    if (page?.more) loadGameList().then(({ fetchGamesNotOnPage }) => fetchGamesNotOnPage(api, page, heldGameIds)).then(setGamesElsewhere, noteFailure);
  }, [page, heldGameIds.join()]);
  const olderGames = gamesElsewhere.filter(({ id }) => !page?.games.some((summary) => summary.id === id));
  const games = page && [...olderGames, ...page.games].reverse();
  return { games, held: heldGameIds, offer, failed: hasFailed, load: loadGames, earlier: page?.more ? () => loadEarlier(page) : null };
}

/**
 * The first screen. The first screen shows the games on this server, the games that can be begun, and a field for the
 * code of a card.
 */
export function Games() {
  const { games, held: heldIds, offer, failed: hasFailed, load, earlier } = useGames();
  useEffect(() => {
    closeGame();
    load();
  }, []);
  const offeredRulesets = offer?.founding ? offer.rulesets : [];
  const runningGames = games?.filter((game) => !game.over) ?? [];
  const endedGames = games?.filter((game) => game.over) ?? [];
  const isMine = (game: GameSummary): boolean => heldIds.includes(game.id);
  return (
    <main class="door">
      {currentRoute.value.screen === "lost" && (
        <div class="banner" data-tone="alarm" role="alert">
          <span>{t("ui-lost")}</span>
        </div>
      )}
      <header class="door-head">
        <AppMark size={96} />
        <h1>Acta Ludorum</h1>
        <p>{t("ui-motto")}</p>
        <OrnamentRule />
      </header>
      {hasFailed && <RepeatedLoad load={load} />}
      <GameList title={t("ui-go-on")} games={runningGames.filter(isMine)} />
      <Catalogue rulesets={offeredRulesets} openGames={runningGames} />
      <GameList title={t("ui-games")} games={runningGames.filter((game) => !isMine(game))} />
      {endedGames.length > 0 && (
        <details class="past">
          <summary>{t("ui-past-games", { n: endedGames.length })}</summary>
          <GameList games={endedGames} />
        </details>
      )}
      {earlier && (
        <button type="button" class="button wide" onClick={earlier}>
          {t("ui-earlier-games")}
        </button>
      )}
      {games && !games.length && !offeredRulesets.length && <p class="quiet centred">{t("ui-no-games")}</p>}
      <CardCodeBox />
      <Languages />
      <OrganiserLink />
    </main>
  );
}

function GameList({ title, games }: { title?: string; games: readonly GameSummary[] }) {
  if (!games.length) return null;
  return (
    <section>
      {title && <Heading>{title}</Heading>}
      <ul class="game-list">
        {games.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function statusKeyPart(game: GameSummary): string {
  if (game.over) return "closed";
  return game.waiting ? "waiting" : game.status;
}

function GameRow({ game }: { game: GameSummary }) {
  const cover = useCovers([game.ruleset])[game.ruleset];
  const characters = heldCards.value.filter((card) => card.game === game.id).map((card) => card.character.id);
  const note = [...(game.period ? [periodName({ period: game.period }), yearText(game.period)] : []), t(`ui-status-${statusKeyPart(game)}`)];
  const hasCards = characters.length > 0;
  return (
    <li>
      <button type="button" class="game-row" data-mine={hasCards} onClick={() => goToAddress(`/g/${game.id}`)}>
        {cover && <CoverEmblem cover={cover} size={44} />}
        <span class="option-text">
          <span class="game-title"><bdi>{game.title}</bdi></span>
          <span class="dim">{note.filter(Boolean).join(" · ")}</span>
          {hasCards && <span class="gilt">{t("ui-cards-here", { n: characters.length })}</span>}
        </span>
        <Icon name="chevron" />
      </button>
      {game.entry !== "closed" && !hasCards && (
        <button type="button" class="button knock" onClick={() => openSheet(() => <KnockSheet game={game} />)}>
          {t(game.entry === "open" ? "ui-come-in" : "ui-ask-in")}
        </button>
      )}
    </li>
  );
}

/** A field for the code that is printed below the QR code of a card. Phones whose camera cannot scan need it. */
function CardCodeBox() {
  const [code, setCode] = useState("");
  return (
    <form
      class="code-box"
      onSubmit={(event) => {
        event.preventDefault();
        const token = code.includes("#") ? tokenIn(code.slice(code.indexOf("#"))) : code.trim();
        if (token) goToAddress(`/c#${encodeURIComponent(token)}`);
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
