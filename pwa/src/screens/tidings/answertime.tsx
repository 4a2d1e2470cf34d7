import { minutesSecondsText, periodTime } from "../../core/view/periodtime";
import { slicesOfFamily } from "../../core/view/selectors";
import { isPeriodOver } from "../../core/view/tidings";
import type { LineTidings } from "../../core/view/tidings";
import type { GameDoc, WindowDoc } from "../../core/view/wire";
import { currentTime } from "../../ui/currenttime";
import { periodName } from "../../ui/parts/clock";
import { clock, gameSlice, view } from "../../ui/services";
import { t } from "../../ui/texts";

/** Return whether the player can no longer answer the tidings in time. */
export const isTimeOver = (tidings: LineTidings): boolean => isPeriodOver(tidings, gameSlice.value?.period.seq);

/** Show the time until which the player can answer the tidings. */
export function AnswerTime({ tidings, actor }: { tidings: LineTidings; actor: string }) {
  const game = gameSlice.value;
  if (!game || tidings.until === "") return null;
  if (isTimeOver(tidings)) return <p class="tidings-until">{t("ui-tidings-over")}</p>;
  const text = tidings.until === "period" ? periodEndText(game) : nearestDeadlineText(actor);
  return text ? <p class="tidings-until">{text}</p> : null;
}

function periodEndText(game: GameDoc): string {
  const { left: timeLeft, isOver } = periodTime(game, currentTime.value && clock.now());
  const period = periodName(game);
  return game.period.minutes > 0 && !isOver ? t("ui-tidings-until", { period, left: minutesSecondsText(timeLeft) }) : t("ui-tidings-until-open", { period });
}

/** Return the text of the character's nearest deadline; "" if the character has no deadline. */
function nearestDeadlineText(actor: string): string {
  const openWindows = slicesOfFamily<WindowDoc>(view.value, "window").filter((window) => window.owed.includes(actor) && !window.over);
  const nearestDeadline = Math.min(...openWindows.map(({ until: deadline }) => deadline));
  return Number.isFinite(nearestDeadline) ? t("ui-tidings-until-deadline", { left: minutesSecondsText(nearestDeadline - (currentTime.value && clock.now())) }) : "";
}
