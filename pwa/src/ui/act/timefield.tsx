/**
 * Entry by hand, with which a steward records earlier acts. The switch and the time stay while the steward enters
 * several acts.
 */

import { signal } from "@preact/signals";
import "virtual:texts/byhand";
import { lastOccurrenceOf } from "../../core/words/manualtime";
import { timeOfDay } from "../../core/words/timeofday";
import { amSteward } from "../me";
import { clock, currentGame } from "../services";
import { t } from "../texts";
import type { ActRequest } from "./actrequest";

/** The game in which acts are entered by hand, and the time of day of these acts; null while entry by hand is off. */
const manualTime = signal<{ readonly game: string; readonly time: string } | null>(null);

const gameId = (): string => currentGame.peek()?.id ?? "";

/**
 * Return the time of day at which the entered acts of this game happened; "" if the field is empty. Return null if
 * entry by hand is off, so that acts happen now.
 */
export const manuallyEnteredTime = (): string | null => (manualTime.value?.game === gameId() ? manualTime.value.time : null);

/** Return the field of a command with the time of the act. Only a steward who records for others sends this field. */
export function happenedAtField(request: ActRequest): { readonly happened_at?: number } {
  const time = request.recorder && amSteward.peek() ? lastOccurrenceOf(manuallyEnteredTime() ?? "", clock.now()) : NaN;
  return Number.isNaN(time) ? {} : { happened_at: time };
}

/** Draw the switch of the entry by hand, and below it the field for the time. */
export function ManualTimeSwitch({ onChange }: { onChange?: () => void }) {
  const time = manuallyEnteredTime();
  const setTime = (newTime: string | null): void => {
    manualTime.value = newTime === null ? null : { game: gameId(), time: newTime };
    onChange?.();
  };
  return (
    <section class="by-hand">
      <label class="toggle">
        <input type="checkbox" checked={time !== null} onChange={(event) => setTime(event.currentTarget.checked ? timeOfDay(clock.now()) : null)} />
        <span>{t("ui-by-hand")}</span>
      </label>
      {time !== null && <ManualTimeField time={time} onTime={setTime} />}
    </section>
  );
}

function ManualTimeField({ time, onTime }: { time: string; onTime: (time: string) => void }) {
  const now = clock.now();
  const isYesterday = new Date(lastOccurrenceOf(time, now)).getDate() !== new Date(now).getDate();
  return (
    <>
      <label class="field">
        <span class="legend">{t("ui-by-hand-when")}</span>
        <input type="time" class="line-input" required value={time} onInput={(event) => onTime(event.currentTarget.value)} />
      </label>
      <p class="quiet">{t(time && isYesterday ? "ui-by-hand-yesterday" : "ui-by-hand-about")}</p>
    </>
  );
}
