import { useComputed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isolate } from "../../core/words/isolates";
import { awaitedCharacters, people, places } from "../../core/view/selectors";
import { minutesSecondsText, periodTime } from "../../core/view/periodtime";
import type { GameDoc, Line } from "../../core/view/wire";
import { LoadingPanel, lazyOnce, loadUntilDone } from "../../ui/lazy";
import { useGamePackState } from "../../games/open";
import { pack } from "../../ui/pack";
import { periodMeaning, periodName, yearName } from "../../ui/parts/clock";
import { LinkBadge } from "../../ui/parts/badge";
import { Crest } from "../../ui/parts/crest";
import { MessageText } from "../../ui/parts/words";
import { clock, gameSlice, currentGame, openGame, view } from "../../ui/services";
import { useFit } from "../../ui/fit";
import { hasScoreBoard } from "../../ui/scoreboard";
import { currentStage } from "../../ui/stage";
import { t } from "../../ui/texts";
import { currentTime } from "../../ui/currenttime";
import { watchReadingChanges } from "../../ui/readings";
import { darkenWall } from "../../ui/theme";
import { isScreenKeptOn } from "../../ui/wakelock";
import { staysConnectedWhenHidden } from "../../ui/visibility";
import { DrawnMap } from "../map";
import { linesToShow } from "./director";
import type { EventWeights } from "./director";
import { GreatEvent } from "./greatevent";
import { SealWords } from "./seal";
import { useGreatEvent, useHasPeriodJustBegun } from "./showntime";
import "./projector.css";

/** The number of lines beside a score board. Without a score board there are `LINES_ALONE` lines. */
const LINES_BESIDE_SCORES = 5;
const LINES_ALONE = 8;
/** The weights for a ruleset that declares no weights. */
const NO_WEIGHTS: EventWeights = { great: [], passing: [] };

/**
 * The wall. The wall shows the period, the current event and the last lines. The wall shows only public facts, and
 * needs no input.
 */
export function Projector({ id }: { id: string }) {
  useEffect(() => {
    staysConnectedWhenHidden.value = true;
    isScreenKeptOn.value = true;
    openGame(id);
    const backToLight = darkenWall();
    return () => {
      backToLight();
      staysConnectedWhenHidden.value = false;
      isScreenKeptOn.value = false;
    };
  }, [id]);
  useEffect(watchReadingChanges, []);
  const packState = useGamePackState(gameSlice.value?.ruleset);
  const game = gameSlice.value;
  if (packState !== "loaded" || !game) return <LoadingPanel hasFailed={packState === "failed"} />;
  return (
    <main class="projector" data-period={game.period.kind}>
      <PeriodHeader game={game} />
      <DirectedWall game={game} />
    </main>
  );
}

/**
 * The wall as the director chooses it. The wall shows the current scene, and beside it the last lines. A great event has
 * the whole wall for some seconds, unless the scene has it. The announcement of a new period covers everything.
 */
function DirectedWall({ game }: { game: GameDoc }) {
  const weights = useEventWeights(game.ruleset);
  const lines = useComputed(() => currentGame.value?.view.value?.pub ?? []).value;
  const greatEvent = useGreatEvent(lines, weights);
  const showsSplash = useHasPeriodJustBegun(game.period.seq);
  const { isWhole } = currentStage.value;
  return (
    <>
      <div class="wall-main" data-whole={isWhole}>
        <WallCentre />
      </div>
      {isWhole ? <WallFoot game={game} /> : <WallSide game={game} lines={lines} weights={weights} />}
      {greatEvent && !isWhole && game.status !== "closed" && <GreatEvent key={greatEvent.id} line={greatEvent} />}
      {showsSplash && game.status !== "closed" && <PeriodSplash game={game} />}
    </>
  );
}

/** The state of the ledger and of the connection. */
function WallFoot({ game }: { game: GameDoc }) {
  return (
    <footer class="wall-foot across">
      <SealWords game={game} />
      {game.rulings > 0 && <p>{t("ui-rulings", { n: game.rulings })}</p>}
      <LinkBadge />
      {currentGame.value?.link.value === "crowded" && <p role="status">{t("ui-crowded")}</p>}
    </footer>
  );
}

/** The levels of fitting beside the stage. At each level fewer lines are left, and at last no standing. */
const SIDE_LEVELS = 10;

interface SideProps {
  readonly game: GameDoc;
  readonly lines: readonly Line[];
  readonly weights: EventWeights;
}

/** The last lines beside the stage, the standing, and the state of the ledger. Only whole lines are shown. */
function WallSide({ game, lines, weights }: SideProps) {
  const fit = useFit<HTMLElement>(SIDE_LEVELS);
  const Standing = hasScoreBoard() && pack.value.standing ? lazyOnce(pack.value.standing) : undefined;
  const { isTold } = currentStage.value;
  const otherLines = lines.filter((line) => !isTold(line));
  return (
    <aside ref={fit} class="wall-side">
      <LastLines lines={linesToShow(otherLines, weights, Standing ? LINES_BESIDE_SCORES : LINES_ALONE)} />
      {Standing && <Standing />}
      <WallFoot game={game} />
    </aside>
  );
}

/** Return the weights of this game's entries, after they have been loaded. */
function useEventWeights(ruleset: string): EventWeights {
  const [weights, setWeights] = useState(NO_WEIGHTS);
  useEffect(
    () =>
      loadUntilDone(
        () => import("../../games/weights.json"),
        ({ default: weightsByGame }) => setWeights((weightsByGame as Readonly<Record<string, EventWeights>>)[ruleset] ?? NO_WEIGHTS),
        () => undefined,
      ),
    [ruleset],
  );
  return weights;
}

/** The announcement of a period that has just begun. */
function PeriodSplash({ game }: { game: GameDoc }) {
  return (
    <div class="wall-splash" role="status">
      <span class="period-mark">{pack.value.periodGlyph(game.period.kind)}</span>
      <strong data-key>{periodName(game)}</strong>
      <span>{[periodMeaning(game), yearName(game)].filter(Boolean).join(" · ")}</span>
    </div>
  );
}

/** The middle of the wall. The middle is the game's own view, or otherwise the game's map, or otherwise the players. */
function WallCentre() {
  const { projector, map } = pack.value;
  if (map && !projector) {
    return (
      <div class="wall-map">
        <DrawnMap places={places(view.value)} myPlace="" isLarge />
      </div>
    );
  }
  const Own = projector ? lazyOnce(projector) : PlayerFaces;
  return (
    <div class="wall-own">
      <Own />
    </div>
  );
}

/** All players, for a game that has neither its own view of the wall nor a map. */
function PlayerFaces() {
  return (
    <ul class="wall-faces">
      {people(view.value)
        .filter((person) => person.mortal)
        .map((person) => (
          <li key={person.id} data-awaited={awaitedCharacters(view.value).includes(person.id)}>
            <Crest bearer={person} size={96} />
            <strong><bdi>{person.short}</bdi></strong>
            <span><bdi>{person.name}</bdi></span>
          </li>
        ))}
    </ul>
  );
}

function PeriodHeader({ game }: { game: GameDoc }) {
  if (game.status === "closed") return <ClosedHeader game={game} />;
  return <OpenHeader game={game} />;
}

/** The header of a closed game, which has no season any more. */
function ClosedHeader({ game }: { game: GameDoc }) {
  return (
    <header class="wall-period across">
      <div>
        <h1 data-key>
          <bdi>{game.title}</bdi>
        </h1>
        <p>{t("ui-game-closed")}</p>
      </div>
    </header>
  );
}

function OpenHeader({ game }: { game: GameDoc }) {
  const time = periodTime(game, currentTime.value && clock.now());
  return (
    <header class="wall-period across" data-over={time.isOver}>
      <span class="period-mark">{pack.value.periodGlyph(game.period.kind)}</span>
      <div>
        <h1 data-key>{periodName(game)}</h1>
        <p>{[periodMeaning(game), yearName(game), isolate(game.title)].filter(Boolean).join(" · ")}</p>
      </div>
      {game.status === "paused" && <time data-key>{t(game.waiting ? "ui-not-begun" : "ui-paused")}</time>}
      {game.status !== "paused" && game.period.minutes > 0 && <time data-key>{minutesSecondsText(time.left)}</time>}
      <span class="clock-line" style={{ "--gone": time.elapsed }} />
    </header>
  );
}

/**
 * The last public lines. The phone that shows the wall may hold cards, and the secrets of these cards must not appear.
 */
function LastLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ol class="wall-lines" aria-live="polite">
      {lines.map((line) => (
        <li key={line.c}>
          <MessageText message={line} />
        </li>
      ))}
      {!lines.length && <li>{t("ui-wall-quiet", { n: people(view.value).filter((person) => person.mortal).length })}</li>}
    </ol>
  );
}
