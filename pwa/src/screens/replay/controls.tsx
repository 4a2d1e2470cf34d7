import type { PastGame } from "../../core/replay/pastgame";
import type { Stride } from "../../core/replay/timeline";
import { t } from "../../ui/texts";
import { Glyph } from "./glyphs";
import { changeSpeed, isPlaying, playOrPause, playSpeed, stepToMoment } from "./travel";

/** Buttons that step by act, by period or by great moment, play the replay, and change the speed. */
export function ReplayControls({ game }: { game: PastGame }) {
  const hasGreatMoments = game.replay.index.great.length > 0;
  return (
    <div class="replay-controls" role="group" aria-label={t("replay-tools")}>
      {hasGreatMoments && <StepButton game={game} stride="great" direction={-1} />}
      <StepButton game={game} stride="period" direction={-1} />
      <StepButton game={game} stride="act" direction={-1} />
      <button type="button" class="replay-play" aria-label={t(isPlaying.value ? "replay-pause" : "replay-play")} onClick={() => playOrPause(game)}>
        <Glyph name={isPlaying.value ? "pause" : "play"} size={26} />
      </button>
      <StepButton game={game} stride="act" direction={1} />
      <StepButton game={game} stride="period" direction={1} />
      {hasGreatMoments && <StepButton game={game} stride="great" direction={1} />}
      <button type="button" class="replay-speed" aria-label={t("replay-speed", { n: playSpeed.value })} onClick={changeSpeed}>
        {t("replay-times", { n: playSpeed.value })}
      </button>
    </div>
  );
}

function StepButton({ game, stride, direction }: { game: PastGame; stride: Stride; direction: 1 | -1 }) {
  const glyphName = `${stride}-${direction > 0 ? "on" : "back"}` as const;
  return (
    <button type="button" aria-label={t(`replay-${glyphName}`)} title={t(`replay-${glyphName}`)} onClick={() => stepToMoment(game, stride, direction)}>
      <Glyph name={glyphName} />
    </button>
  );
}
