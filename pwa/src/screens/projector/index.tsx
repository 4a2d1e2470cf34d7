import { useEffect, useState } from "preact/hooks";
import { awaited, people, places } from "../../core/selectors";
import { minutesSeconds, periodTime } from "../../core/periodtime";
import type { GameDoc } from "../../core/wire";
import { Loading, lazyOnce } from "../../ui/lazy";
import { useGamePack } from "../../games/open";
import { pack } from "../../ui/pack";
import { periodName, yearName } from "../../ui/parts/clock";
import { LinkBadge } from "../../ui/parts/badge";
import { Crest } from "../../ui/parts/crest";
import { Words } from "../../ui/parts/words";
import { api, clock, doc, live, openGame, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { currentTime } from "../../ui/currenttime";
import { alwaysOn, keepLit } from "../../ui/visibility";
import { DrawnMap } from "../map";
import "./projector.css";

const LINES = 7;

/** The wall: what season it is, who sits where, what was done last. It shows no secret and needs no hand. */
export function Projector({ id }: { id: string }) {
  useEffect(() => {
    alwaysOn.value = true;
    keepLit.value = true;
    openGame(id);
    return () => {
      alwaysOn.value = false;
      keepLit.value = false;
    };
  }, [id]);
  const state = useGamePack(doc.value?.ruleset);
  const game = doc.value;
  if (state !== "loaded" || !game) return <Loading failed={state === "failed"} />;
  return (
    <main class="projector" data-period={game.period.kind}>
      <SeasonWall game={game} />
      <Centre />
      <aside class="wall-side">
        <LastLines />
        <Fingerprint game={game} />
      </aside>
    </main>
  );
}

/** What fills the wall: what the game brought for it, else its map, else who plays. */
function Centre() {
  const { projector, map } = pack.value;
  if (map && !projector) {
    return (
      <div class="wall-map">
        <DrawnMap places={places(view.value)} mine="" big />
      </div>
    );
  }
  const Own = projector ? lazyOnce(projector) : Faces;
  return (
    <div class="wall-own">
      <Own />
    </div>
  );
}

/** Everybody who plays, for a game that brought nothing for the wall. */
function Faces() {
  return (
    <ul class="wall-faces">
      {people(view.value)
        .filter((one) => one.mortal)
        .map((one) => (
          <li key={one.id} data-awaited={awaited(view.value).includes(one.id)}>
            <Crest bearer={one} size={96} />
            <strong>{one.short}</strong>
            <span>{one.name}</span>
          </li>
        ))}
    </ul>
  );
}

function SeasonWall({ game }: { game: GameDoc }) {
  const running = periodTime(game, currentTime.value && clock.now());
  return (
    <header class="wall-period" data-over={running.over}>
      <span class="period-mark">{pack.value.periodGlyph(game.period.kind)}</span>
      <div>
        <h1>{periodName(game)}</h1>
        <p>{[yearName(game), game.title].filter(Boolean).join(" · ")}</p>
      </div>
      {game.status === "paused" && <time>{t(game.waiting ? "ui-not-begun" : "ui-paused")}</time>}
      {game.status !== "paused" && game.period.minutes > 0 && <time>{minutesSeconds(running.left)}</time>}
      <span class="clock-line" style={{ "--gone": running.gone }} />
    </header>
  );
}

/** Public lines only: a projector's phone may hold cards, the wall must not show what they see. */
function LastLines() {
  const lines = (live.value?.view.value?.pub ?? []).slice(-LINES).reverse();
  return (
    <ol class="wall-lines" aria-live="polite">
      {lines.map((line) => (
        <li key={line.c}>
          <Words message={line} />
        </li>
      ))}
    </ol>
  );
}

/** The words by which anybody can check later that nothing was changed. */
function Fingerprint({ game }: { game: GameDoc }) {
  const [words, setWords] = useState("");
  useEffect(() => {
    api.game(game.id).then(
      (summary) => setWords(summary.fingerprints?.at(-1) ?? ""),
      () => undefined,
    );
  }, [game.id, game.period.seq, game.status]);
  return (
    <footer class="wall-foot">
      {words && (
        <p>
          <span>{t("ui-fingerprint")}</span> <strong>{words}</strong>
        </p>
      )}
      {game.rulings > 0 && <p>{t("ui-rulings", { n: game.rulings })}</p>}
      <LinkBadge />
    </footer>
  );
}
