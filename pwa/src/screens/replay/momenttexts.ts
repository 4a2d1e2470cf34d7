/** Describes moments by the time of day and the period. */

import type { ReplayIndex } from "../../core/view/wire";
import { TIME_OF_DAY_FORMAT, timeOfDay } from "../../core/words/timeofday";
import { chapterIndexAt } from "../../core/replay/timeline";
import { dateFormat } from "../../ui/dates";
import { periodName, yearText } from "../../ui/parts/clock";

const DAY = 86_400_000;

const dayAndTime = dateFormat({ weekday: "short", day: "numeric", month: "short", ...TIME_OF_DAY_FORMAT });

/** Return the time of day of a moment. In a game of several days, it includes the day. */
export function timeTextAt({ moments }: ReplayIndex, moment: number): string {
  const { at: times } = moments;
  const isLong = (times.at(-1) ?? 0) - (times[0] ?? 0) > DAY;
  return (isLong ? dayAndTime : timeOfDay)(times[moment] ?? 0);
}

/** Return the name of a period with its year. */
export function chapterName(chapter: ReplayIndex["periods"][number]): string {
  return [periodName({ period: chapter }), yearText(chapter)].filter(Boolean).join(" ");
}

/** Return the name of the period of a moment; "" before the first period. */
export function periodNameAt(replayIndex: ReplayIndex, moment: number): string {
  const chapter = replayIndex.periods[chapterIndexAt(replayIndex, moment)];
  return chapter ? chapterName(chapter) : "";
}

/** Return a text with the time and the period of a moment. */
export const timeAndPeriodText = (replayIndex: ReplayIndex, moment: number): string =>
  [timeTextAt(replayIndex, moment), periodNameAt(replayIndex, moment)].filter(Boolean).join(" · ");
