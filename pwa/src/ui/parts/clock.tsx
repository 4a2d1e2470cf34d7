import { minutesSecondsText, periodTime } from "../../core/view/periodtime";
import { ownYearName } from "../../core/view/selectors";
import type { GameDoc, PeriodDoc } from "../../core/view/wire";
import { pack } from "../pack";
import { clock, view } from "../services";
import { t, texts, tFirst } from "../texts";
import { currentTime } from "../currenttime";

/** Return the name of a period in the words of the game. If the name has no year, the number of the period is added. */
export function periodName({ period }: { readonly period: Pick<PeriodDoc, "kind" | "key" | "seq" | "year"> }): string {
  const keys = [`season-${period.kind}`, period.key];
  const hasName = keys.some((key) => texts.value.has(key));
  const periodText = tFirst(keys, hasName ? { n: period.seq } : {});
  return period.year || /\d/.test(periodText) ? periodText : `${periodText} ${period.seq}`;
}

/**
 * Return the name of the game's current year. The result is the game's own name for the year, or otherwise the year as
 * text.
 */
export const yearName = (game: GameDoc): string => ownYearName(view.value) || yearText(game.period);

/** Return what the name of the game's period means in the viewer's language; "" if it needs no translation. */
export function periodMeaning({ period }: GameDoc): string {
  const key = `meaning-${period.kind}`;
  return texts.value.has(key) ? t(key) : "";
}

/**
 * Return the year of a period as text; "" if it has no year. A kind of period that ends in `_ad` or `_bc` adds the era.
 */
export function yearText({ kind: periodKind, year }: { readonly kind: string; readonly year?: number | null }): string {
  const key = periodKind.endsWith("_ad") ? "ui-year-ad" : periodKind.endsWith("_bc") ? "ui-year-bc" : "ui-year";
  return year ? t(key, { year: String(year) }) : "";
}

/** Draw the period, its year, and the time left. */
export function PeriodClock({ game }: { game: GameDoc }) {
  const now = currentTime.value && clock.now();
  const remainingTime = periodTime(game, now);
  const clockText = remainingTime.isPaused ? t(game.waiting ? "ui-not-begun" : "ui-paused") : remainingTime.isOver ? t("ui-over") : "";
  return (
    <div class="clock" data-over={remainingTime.isOver} data-paused={remainingTime.isPaused}>
      <span class="period-mark">{pack.value.periodGlyph(game.period.kind)}</span>
      <div class="clock-name">
        <strong>{periodName(game)}</strong>
        <span>
          {[clockText, yearName(game), periodMeaning(game)].filter(Boolean).map((clockPart, index) => (
            <span key={clockPart}>{index ? ` · ${clockPart}` : clockPart}</span>
          ))}
        </span>
      </div>
      {game.period.minutes > 0 && (
        <time class="clock-left" role="timer" aria-label={t("ui-time-left")}>
          {minutesSecondsText(remainingTime.left)}
        </time>
      )}
      <span class="clock-line" style={{ "--gone": remainingTime.elapsed }} />
    </div>
  );
}
