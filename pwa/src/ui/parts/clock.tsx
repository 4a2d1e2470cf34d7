import { minutesSeconds, periodTime } from "../../core/periodtime";
import { ownYearName } from "../../core/selectors";
import type { GameDoc, PeriodDoc } from "../../core/wire";
import { pack } from "../pack";
import { clock, view } from "../services";
import { t, texts, tFirst } from "../texts";
import { tick } from "../ticker";

/** The name of the period, in the game's words; where no year tells them apart, with its number. */
export function periodName({ period }: { readonly period: PeriodDoc }): string {
  const keys = [`season-${period.kind}`, period.key];
  const named = keys.some((key) => texts.value.has(key));
  const name = tFirst(keys, named ? { n: period.seq } : {});
  return period.year || /\d/.test(name) ? name : `${name} ${period.seq}`;
}

export function yearName(game: GameDoc): string {
  const called = ownYearName(view.value);
  if (called) return called;
  return (game.period.year ?? 0) > 0 ? t("ui-year", { year: String(game.period.year) }) : "";
}

/** The season, its year, and how much of it is left. */
export function PeriodClock({ game }: { game: GameDoc }) {
  const now = tick.value && clock.now();
  const season = periodTime(game, now);
  const state = season.paused ? t(game.waiting ? "ui-not-begun" : "ui-paused") : season.over ? t("ui-over") : "";
  return (
    <div class="season" data-over={season.over} data-paused={season.paused}>
      <span class="season-mark">{pack.value.periodGlyph(game.period.kind)}</span>
      <div class="season-name">
        <strong>{periodName(game)}</strong>
        <span>{[yearName(game), state].filter(Boolean).join(" · ")}</span>
      </div>
      {game.period.minutes > 0 && (
        <time class="season-left" role="timer" aria-label={t("ui-time-left")}>
          {minutesSeconds(season.left)}
        </time>
      )}
      <span class="season-line" style={{ "--gone": season.gone }} />
    </div>
  );
}
