/** The time left in a period. During a pause this time does not run for anybody. */

import type { GameDoc } from "./wire";

/** The time of the current period. */
interface PeriodTime {
  /** The time left (milliseconds). The time is negative if the period should have ended. */
  readonly left: number;
  /** The share of the period that has passed, from 0 to 1. */
  readonly elapsed: number;
  /** Whether the game is paused. */
  readonly isPaused: boolean;
  /** Whether the period should have ended. In a closed game no period should end any more. */
  readonly isOver: boolean;
}

/** Return the time of the current period. `now` is the server's time (milliseconds). */
export function periodTime(game: GameDoc, now: number): PeriodTime {
  const { period, paused_at: pausedAt } = game;
  const length = period.minutes * 60_000;
  const moment = pausedAt > 0 ? pausedAt : now;
  const elapsedTime = Math.max(0, moment - period.opened - period.paused);
  const hasTimeLimit = length > 0;
  return {
    left: length - elapsedTime,
    elapsed: hasTimeLimit ? Math.min(1, elapsedTime / length) : 0,
    isPaused: pausedAt > 0,
    isOver: hasTimeLimit && elapsedTime >= length && game.status !== "closed",
  };
}

/** Return a time left (milliseconds) in minutes and seconds, such as `4:07`. After the end it is written as `+0:12`. */
export function minutesSecondsText(milliseconds: number): string {
  const seconds = milliseconds >= 0 ? Math.ceil(milliseconds / 1000) : Math.floor(-milliseconds / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return milliseconds < 0 ? `+${clock}` : clock;
}
