/** How moments are named: by the clock and by the period. */

import type { ReplayIndex } from "../../core/view/wire";
import { TIME_OF_DAY, timeOfDay } from "../../core/words/timeofday";
import { chapterAt } from "../../core/replay/timeline";
import { dateFormat } from "../../ui/dates";
import { periodName, yearOf } from "../../ui/parts/clock";

const DAY = 86_400_000;

const dayAndTime = dateFormat({ weekday: "short", day: "numeric", month: "short", ...TIME_OF_DAY });

/** When a moment was: the time of day; with the day, in a game that went on for longer. */
export function timeAt({ moments }: ReplayIndex, moment: number): string {
  const { at } = moments;
  const long = (at.at(-1) ?? 0) - (at[0] ?? 0) > DAY;
  return (long ? dayAndTime : timeOfDay)(at[moment] ?? 0);
}

/** A period with its year. */
export function chapterName(chapter: ReplayIndex["periods"][number]): string {
  return [periodName({ period: chapter }), yearOf(chapter)].filter(Boolean).join(" ");
}

/** The period that a moment belongs to, or "" before the first. */
export function periodAt(index: ReplayIndex, moment: number): string {
  const chapter = index.periods[chapterAt(index, moment)];
  return chapter ? chapterName(chapter) : "";
}

/** Time and period of a moment, one after the other. */
export const whenAt = (index: ReplayIndex, moment: number): string =>
  [timeAt(index, moment), periodAt(index, moment)].filter(Boolean).join(" · ");
