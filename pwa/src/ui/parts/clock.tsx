import { minutesSeconds, periodTime } from "../../core/view/periodtime";
import { ownYearName } from "../../core/view/selectors";
import type { GameDoc, PeriodDoc } from "../../core/view/wire";
import { pack } from "../pack";
import { clock, view } from "../services";
import { t, texts, tFirst } from "../texts";
import { currentTime } from "../currenttime";

/** The name of the period, in the game's words; where no year tells them apart, with its number. */
export function periodName({ period }: { readonly period: Pick<PeriodDoc, "kind" | "key" | "seq" | "year"> }): string {
  const keys = [`season-${period.kind}`, period.key];
  const named = keys.some((key) => texts.value.has(key));
  const name = tFirst(keys, named ? { n: period.seq } : {});
  return period.year || /\d/.test(name) ? name : `${name} ${period.seq}`;
}

export const yearName = (game: GameDoc): string => ownYearName(view.value) || yearOf(game.period);

/** The year of a period as people count it, "" for none; a kind that ends in `_ad` or `_bc` says its era as the game does. */
export function yearOf({ kind, year }: { readonly kind: string; readonly year?: number | null }): string {
  const key = kind.endsWith("_ad") ? "ui-year-ad" : kind.endsWith("_bc") ? "ui-year-bc" : "ui-year";
  return year ? t(key, { year: String(year) }) : "";
}

/** The season, its year, and how much of it is left. */
export function PeriodClock({ game }: { game: GameDoc }) {
  const now = currentTime.value && clock.now();
  const running = periodTime(game, now);
  const state = running.paused ? t(game.waiting ? "ui-not-begun" : "ui-paused") : running.over ? t("ui-over") : "";
  return (
    <div class="clock" data-over={running.over} data-paused={running.paused}>
      <span class="period-mark">{pack.value.periodGlyph(game.period.kind)}</span>
      <div class="clock-name">
        <strong>{periodName(game)}</strong>
        <span>{[yearName(game), state].filter(Boolean).join(" · ")}</span>
      </div>
      {game.period.minutes > 0 && (
        <time class="clock-left" role="timer" aria-label={t("ui-time-left")}>
          {minutesSeconds(running.left)}
        </time>
      )}
      <span class="clock-line" style={{ "--gone": running.gone }} />
    </div>
  );
}
