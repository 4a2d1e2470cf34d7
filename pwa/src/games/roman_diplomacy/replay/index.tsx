import { useEffect, useMemo, useState } from "preact/hooks";
import { mapWords, useMapPicture } from "../mappicture";
import { view } from "../../../ui/services";
import { t, texts } from "../../../ui/texts";
import { OrderArrows } from "../arrows";
import type { DrawnOrder } from "../arrows";
import { lookOf } from "../map/looks";
import { MapViewport } from "../map/viewport";
import { lookIndexes, lastTurnOf, turnOf } from "../shape";
import { orderWithFirstSection } from "../orders";
import type { OrderDoc, PlayedDoc } from "../wire";
import { framesOf } from "./frames";
import type { ReplayFrame } from "./frames";
import { momentsOf } from "./moments";
import { useTurn, useEarlierResults } from "./turns";
import { momentLines, resultText } from "./resulttexts";
import { TurnLetters } from "./letters";
import { WholeGameButton } from "./wholegame";
import "./replay.css";

const MOMENT_MS = 1_400;

/**
 * The moment of truth of any turn. The moment of truth shows all orders and then their results, step by step or as a
 * film.
 */
export function TurnReplayView() {
  const newestTurn = lastTurnOf(view.value);
  const [turnNumber, setTurnNumber] = useState<number | null>(null);
  const [previousTurn, setPreviousTurn] = useState<number | null>(null);
  const turnCount = turnOf(view.value)?.played ?? 0;
  const version = turnNumber ?? Math.max(turnCount, 1) - 1;
  const playedTurn = useTurn(version, newestTurn);
  const earlierResults = useEarlierResults(version);
  const earlierVersion = previousTurn === null ? undefined : earlierResults[previousTurn];
  const turn = earlierVersion ?? playedTurn;
  if (!newestTurn) return <p class="quiet">{t("replay-none")}</p>;
  const season = playedTurn ? t("season-said", { season: playedTurn.season, year: playedTurn.year }) : "";
  const turnTo = (turnNumber: number): void => {
    setTurnNumber(turnNumber);
    setPreviousTurn(null);
  };
  return (
    <div>
      {turnCount > 1 && (
        <label class="dip-slider">
          <span>{season || t("replay-turn")}</span>
          <input type="range" min={0} max={turnCount - 1} value={version} aria-label={t("replay-turn")} aria-valuetext={season} onInput={(event) => turnTo(Number(event.currentTarget.value))} />
        </label>
      )}
      {earlierResults.length > 0 && <VersionButtons turnCount={earlierResults.length} shownVersion={earlierVersion ? previousTurn : null} onShow={setPreviousTurn} />}
      {turn && <TurnPlayer key={`${turn.turn} ${previousTurn} ${turn.orders.length}`} turn={turn} />}
      {playedTurn && <TurnLetters period={playedTurn.period} />}
      {playedTurn && <WholeGameButton period={playedTurn.period} />}
    </div>
  );
}

interface VersionsProps {
  readonly turnCount: number;
  readonly shownVersion: number | null;
  readonly onShow: (version: number | null) => void;
}

/** Buttons for a turn that was carried out again. The buttons show the valid result or one of the earlier results. */
function VersionButtons({ turnCount, shownVersion, onShow }: VersionsProps) {
  const versions = Array.from({ length: turnCount }, (_, version) => version);
  return (
    <div class="segments" role="group" aria-label={t("replay-anew")}>
      {[null, ...versions].map((version) => (
        <button key={version} type="button" class="segment" aria-pressed={shownVersion === version} onClick={() => onShow(version)}>
          <span>{version === null ? t("replay-counts") : t("replay-before", { n: version + 1 })}</span>
        </button>
      ))}
    </div>
  );
}

/** A played or supposed turn, shown frame by frame. */
export function TurnPlayer({ turn }: { turn: PlayedDoc }) {
  const powers = lookIndexes(view.value);
  const frames = useMemo(() => framesOf(turn, powers), [turn]);
  const [frameIndex, setFrameIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const picture = useMapPicture();
  const frame = frames[Math.min(frameIndex, frames.length - 1)];
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setFrameIndex((frameIndex) => (frameIndex + 1 >= frames.length ? (setIsPlaying(false), frameIndex) : frameIndex + 1)), MOMENT_MS);
    return () => clearInterval(timer);
  }, [isPlaying, frames]);
  if (!picture || !frame) return null;
  const goToFrame = (newIndex: number): void => {
    setIsPlaying(false);
    setFrameIndex(Math.max(0, Math.min(frames.length - 1, newIndex)));
  };
  return (
    <>
      <div class="dip-map">
        <MapViewport
          picture={picture}
          state={frame.board}
          words={mapWords(picture)}
          arrows={<OrderArrows picture={picture} orders={drawnOrdersOf(frame, powers)} />}
          onTap={() => undefined}
        />
      </div>
      <p class="dip-told" aria-live="polite">
        <FrameResults frame={frame} />
      </p>
      <div class="dip-replay-row wrapped" role="group" aria-label={t("board-last")}>
        <button type="button" class="button" disabled={frameIndex === 0} onClick={() => goToFrame(frameIndex - 1)}>
          {t("replay-back")}
        </button>
        <button type="button" class="button primary" onClick={() => (frameIndex + 1 >= frames.length ? (setFrameIndex(0), setIsPlaying(true)) : setIsPlaying(!isPlaying))}>
          {t(isPlaying ? "replay-turn-pause" : "replay-turn-play")}
        </button>
        <button type="button" class="button" disabled={frameIndex + 1 >= frames.length} onClick={() => goToFrame(frameIndex + 1)}>
          {t("replay-on")}
        </button>
        <button type="button" class="button quiet-button" onClick={() => goToFrame(frames.length - 1)}>
          {t("replay-at-once")}
        </button>
      </div>
      <p class="quiet">{t("replay-step", { n: texts.value.count(frameIndex + 1), of: texts.value.count(frames.length) })}</p>
      <ol class="dip-results">
        {momentsOf(turn.orders).flatMap(({ orders }) => orders).map((order) => (
          <li key={`${order.piece} ${order.impulse}`} data-failed={order.verdict !== "succeeds"} style={{ "--own": lookOf(powers, order.owner).colour }}>
            {resultText(order)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The results that a frame shows, in words. */
export function FrameResults({ frame }: { frame: ReplayFrame }) {
  const lines = frame.moment ? momentLines(frame.moment) : [t(`step-${frame.step}`)];
  return (
    <>
      {lines.map((line) => (
        <span key={line} class="dip-told-line">
          {line}
        </span>
      ))}
    </>
  );
}

/**
 * Return the orders of a frame for drawing. Decided orders have their results, and current orders are on top. A path
 * that continues is drawn up to its finished section.
 */
export function drawnOrdersOf({ orders, moment, decidedOrders, impulse }: ReplayFrame, powers: Readonly<Record<string, number>>): readonly DrawnOrder[] {
  const isTold = (order: OrderDoc): boolean => moment?.orders.includes(order) === true;
  return [...orders]
    .sort((a, b) => Number(isTold(a)) - Number(isTold(b)))
    .map((order) => ({
      order: order.impulse < impulse ? orderWithFirstSection(order.order) : order.order,
      colour: lookOf(powers, order.owner).colour,
      verdict: decidedOrders.has(order) ? order.verdict : undefined,
    }));
}
