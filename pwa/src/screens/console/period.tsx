import { minutesSeconds, periodTime } from "../../core/periodtime";
import type { GameDoc } from "../../core/wire";
import { openAct } from "../../ui/act/open";
import { sendNow } from "../../ui/act/send";
import { decide, tapsIgnored } from "../../ui/taps";
import { me } from "../../ui/me";
import { pack } from "../../ui/pack";
import { periodName, yearName } from "../../ui/parts/clock";
import { Icon } from "../../ui/parts/icon";
import { clock, live } from "../../ui/services";
import { actTitle, t } from "../../ui/texts";
import { currentTime } from "../../ui/currenttime";

interface Props {
  readonly game: GameDoc;
  /** The act that opens the next period; "" where it is not to be announced. */
  readonly next: string;
}

/** The period that runs, and the ways to begin it, to stop it or to go on to the next. */
export function Period({ game, next }: Props) {
  return (
    <section class="period-card" data-paused={game.status === "paused"}>
      <span class="period-mark">{pack.value.periodGlyph(game.period.kind)}</span>
      <div class="period-text">
        <strong>{periodName(game)}</strong>
        <span class="quiet">{yearName(game) && `${yearName(game)} · ${t("ui-period-number", { n: game.period.seq })}`}</span>
      </div>
      {!live.value?.past && <Run game={game} next={next} />}
    </section>
  );
}

/** How long it still runs, and the ways to stop it and to go on. */
function Run({ game, next: announce }: Props) {
  const running = periodTime(game, currentTime.value && clock.now());
  const paused = game.status === "paused";
  const goOn = game.waiting ? "begin-play" : "resume";
  return (
    <>
      {game.period.minutes > 0 && <time class="period-left">{minutesSeconds(running.left)}</time>}
      <div class="card-acts">
        {game.restored ? null : paused ? (
          <button type="button" class="button primary" aria-disabled={tapsIgnored.value} onClick={() => void decide(() => sendNow(goOn, me.value))}>
            <Icon name="play" size={20} /> {t(`act-${goOn}`)}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => openAct({ type: "pause", as: me.value })}>
            <Icon name="pause" size={20} /> {t("act-pause")}
          </button>
        )}
        {!paused && announce && (
          <button type="button" class="button primary" onClick={() => openAct({ type: announce, as: me.value })}>
            {actTitle(announce)}
          </button>
        )}
      </div>
    </>
  );
}
