/** The time left in a period. During a pause it stands still for everybody. */

import type { GameDoc } from "./wire";

/** The time of a period. */
interface PeriodTime {
  /** Milliseconds left; negative once the period should have ended. */
  readonly left: number;
  /** The share that has passed, from 0 to 1. */
  readonly gone: number;
  /** Whether the game is paused. */
  readonly paused: boolean;
  /** Whether the period should have ended. */
  readonly over: boolean;
}

/** Return the time of the current period. `now` is the server's time (milliseconds). */
export function periodTime(game: GameDoc, now: number): PeriodTime {
  const { period, paused_at: pausedAt } = game;
  const length = period.minutes * 60_000;
  const moment = pausedAt > 0 ? pausedAt : now;
  const spent = Math.max(0, moment - period.opened - period.paused);
  const timed = length > 0;
  return {
    left: length - spent,
    gone: timed ? Math.min(1, spent / length) : 0,
    paused: pausedAt > 0,
    over: timed && spent >= length,
  };
}

/** Return a time (milliseconds) in minutes and seconds: `4:07`, or `+0:12` past the end. */
export function minutesSeconds(left: number): string {
  const seconds = left >= 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return left < 0 ? `+${clock}` : clock;
}
