import { useMemo, useRef } from "preact/hooks";
import type { PastGame } from "../../core/replay/pastgame";
import { lineDensity, nearestMoment } from "../../core/replay/timeline";
import type { ReplayIndex } from "../../core/view/wire";
import { t } from "../../ui/texts";
import { momentPositionsOf, isPlaying, showMoment } from "./travel";
import { chapterName, periodNameAt, timeTextAt } from "./momenttexts";

/** The number of bars that show the activity during the whole game. */
const ACTIVITY_BARS = 72;

/** The minimum distance between two marks with labels, as a fraction of the line. */
const LEAST_LABEL_DISTANCE = 0.055;

interface TimeLineProps {
  readonly game: PastGame;
  readonly isWide: boolean;
}

/**
 * The time line of the whole game. The time line shows the periods, the activity, the great moments, and the current
 * position.
 */
export function TimeLine({ game, isWide }: TimeLineProps) {
  const { index: replayIndex } = game.replay;
  return (
    <div class="replay-line" {...useLineDragging(game)}>
      {useMemo(
        () => (
          <TimeLineDrawing replayIndex={replayIndex} isWide={isWide} />
        ),
        [replayIndex, isWide],
      )}
      <PositionSlider game={game} />
    </div>
  );
}

function TimeLineDrawing({ replayIndex, isWide }: { replayIndex: ReplayIndex; isWide: boolean }) {
  const line = momentPositionsOf(replayIndex);
  const bars = lineDensity(replayIndex, line, ACTIVITY_BARS);
  const path = bars.map((height, barIndex) => (height ? `M${barIndex + 0.5} 100V${100 - 12 - 88 * Math.sqrt(height)}` : "")).join("");
  return (
    <>
      <div class="replay-chapters" aria-hidden="true">
        {replayIndex.periods.map((chapter, periodIndex) => {
          const startX = line[chapter.moment] ?? 0;
          const endX = line[replayIndex.periods[periodIndex + 1]?.moment ?? -1] ?? 1;
          return (
            <span key={chapter.seq} style={{ left: percent(startX), width: percent(endX - startX) }}>
              {(isWide || endX - startX > 0.16) && chapterName(chapter)}
            </span>
          );
        })}
      </div>
      <svg class="replay-density" viewBox={`0 0 ${ACTIVITY_BARS} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
      <div class="replay-great" aria-hidden="true">
        {labelledMarks(replayIndex, line).map(({ entry, kind, place, name: isNamed }) => (
          <i key={entry} data-kind={kind} style={{ left: percent(place) }}>
            {isWide && isNamed && <span>{t(`great-${kind}`)}</span>}
          </i>
        ))}
      </div>
    </>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * Return the great moments with their positions. A mark has no label if it is too close to the labelled mark before it.
 */
function labelledMarks({ great }: ReplayIndex, line: Float64Array) {
  let freeX = -1;
  return great.map(({ entry, kind, moment }) => {
    const x = line[moment] ?? 0;
    const isNamed = x > freeX;
    if (isNamed) freeX = x + LEAST_LABEL_DISTANCE;
    return { entry, kind, place: x, name: isNamed };
  });
}

/** The current position on the time line. Keyboards and screen readers use it as a slider over the acts. */
function PositionSlider({ game }: { game: PastGame }) {
  const { index: replayIndex, momentCount } = game.replay;
  const moment = game.wantedMoment.value;
  const momentTexts = { time: timeTextAt(replayIndex, moment), period: periodNameAt(replayIndex, moment), n: moment + 1, all: momentCount };
  return (
    <>
      <span class="replay-cursor" style={{ backgroundPositionX: percent(momentPositionsOf(replayIndex)[moment] ?? 0) }} />
      <input
        class="replay-range cover"
        type="range"
        min={0}
        max={momentCount - 1}
        value={moment}
        aria-label={t("replay-line")}
        aria-valuetext={t("replay-value", momentTexts)}
        onInput={(event) => showMoment(game, Number(event.currentTarget.value))}
      />
    </>
  );
}

/** Follow a finger or the mouse along the time line, once in each frame. */
function useLineDragging(game: PastGame) {
  const frame = useRef(0);
  const goToPointer = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => showMoment(game, nearestMoment(momentPositionsOf(game.replay.index), share)));
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      isPlaying.value = false;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      goToPointer(event);
    },
    onPointerMove: (event: PointerEvent): void => {
      if ((event.currentTarget as Element).hasPointerCapture(event.pointerId)) goToPointer(event);
    },
  };
}
