import { minutesSecondsText, periodTime } from "../../core/view/periodtime";
import type { ComingDoc, GameDoc } from "../../core/view/wire";
import { openAct } from "../../ui/act/actrequest";
import { sendAct } from "../../ui/act/send";
import { runUnlessTapsIgnored, areTapsIgnored } from "../../ui/taps";
import { me } from "../../ui/me";
import { pack } from "../../ui/pack";
import { periodMeaning, periodName, yearName, yearText } from "../../ui/parts/clock";
import { Icon } from "../../ui/parts/icon";
import { clock, currentGame } from "../../ui/services";
import { t } from "../../ui/texts";
import { currentTime } from "../../ui/currenttime";

interface CurrentPeriodProps {
  readonly game: GameDoc;
  /** The next period; undefined if the game does not name it. */
  readonly nextPeriod: ComingDoc | undefined;
}

/** Return the name of a period with its year, such as `Aestas 43 BCE`. */
const fullPeriodName = (period: ComingDoc["period"]): string => [periodName({ period }), yearText(period)].filter(Boolean).join(" ");

/**
 * Open the act that begins the next period. If the act does not belong to the steward, the steward records it for the
 * first character who may do it.
 */
function openNextPeriod({ act, by: manner }: ComingDoc): void {
  const isOwn = manner.includes(me.peek());
  openAct(isOwn ? { type: act, as: me.peek() } : { type: act, as: manner[0] ?? "", recorder: me.peek() });
}

/** The current period, with buttons that begin, pause or resume the game, and a button that opens the next period. */
export function CurrentPeriod({ game, nextPeriod }: CurrentPeriodProps) {
  return (
    <section class="period-card stack roomy" data-paused={game.status === "paused"}>
      <span class="period-mark">{pack.value.periodGlyph(game.period.kind)}</span>
      <div class="period-text">
        <strong>{periodName(game)}</strong>
        <span class="quiet">{[periodMeaning(game), yearName(game), yearName(game) && t("ui-period-number", { n: game.period.seq })].filter(Boolean).join(" · ")}</span>
        {nextPeriod && <span class="quiet">{t("ui-then-period", { period: fullPeriodName(nextPeriod.period) })}</span>}
      </div>
      {!currentGame.value?.isPast && game.status !== "closed" && <RunningPeriod game={game} nextPeriod={nextPeriod} />}
    </section>
  );
}

/** The time left in the period, with a button that pauses the game and a button that opens the next period. */
function RunningPeriod({ game, nextPeriod }: CurrentPeriodProps) {
  const remainingTime = periodTime(game, currentTime.value && clock.now());
  const isPaused = game.status === "paused";
  const goOn = game.waiting ? "begin-play" : "resume";
  return (
    <>
      {game.period.minutes > 0 && <time class="period-left">{minutesSecondsText(remainingTime.left)}</time>}
      <div class="card-acts">
        {game.restored ? null : isPaused ? (
          <button type="button" class="button primary" aria-disabled={areTapsIgnored.value} onClick={() => void runUnlessTapsIgnored(() => sendAct(goOn, me.value))}>
            <Icon name="play" size={20} /> {game.waiting ? t("ui-begin-evening", { period: fullPeriodName(game.period) }) : t("act-resume")}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => openAct({ type: "pause", as: me.value })}>
            <Icon name="pause" size={20} /> {t("act-pause")}
          </button>
        )}
        {!isPaused && nextPeriod?.act && (
          <button type="button" class="button primary" onClick={() => openNextPeriod(nextPeriod)}>
            {t("ui-announce-period", { period: fullPeriodName(nextPeriod.period) })}
          </button>
        )}
      </div>
    </>
  );
}
