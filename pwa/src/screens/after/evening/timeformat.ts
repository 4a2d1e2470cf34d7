/** Formats the times of an evening. The texts are times of day. In a game of several days the texts include the day. */

import type { Evening } from "../../../core/view/wire";
import { timeOfDay } from "../../../core/words/timeofday";
import { dateFormat } from "../../../ui/dates";

const LONGEST_EVENING_HOURS = 20;
const HOUR = 3_600_000;

/** The time between the first act and the last act of play. */
export type EveningSpan = Pick<Evening, "began" | "ended">;

const lastsSeveralDays = ({ began: startTime, ended: endTime }: EveningSpan): boolean => (endTime ?? 0) - (startTime ?? 0) > LONGEST_EVENING_HOURS * HOUR;

const dayText = dateFormat({ weekday: "short", day: "numeric" });
const dateText = dateFormat({ day: "numeric", month: "short" });

/** Return the function that formats a time in a sentence. */
export const instantFormatter = (span: EveningSpan): ((time: number) => string) => (lastsSeveralDays(span) ? (time) => `${dayText(time)}, ${timeOfDay(time)}` : timeOfDay);

/** Return the function that formats a time below a chart, where there is little room. */
export const tickFormatter = (span: EveningSpan): ((time: number) => string) => (lastsSeveralDays(span) ? dateText : timeOfDay);
