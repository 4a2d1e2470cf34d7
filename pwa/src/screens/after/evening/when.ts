/** Formats the instants of an evening: the time of day, and the day too in a game of several days. */

import type { Evening } from "../../../core/view/wire";
import { timeOfDay } from "../../../core/words/timeofday";
import { dateFormat } from "../../../ui/dates";

const HOURS = 20;
const HOUR = 3_600_000;

/** The time between the first and the last act of play. */
export type Span = Pick<Evening, "began" | "ended">;

const lastsDays = ({ began, ended }: Span): boolean => (ended ?? 0) - (began ?? 0) > HOURS * HOUR;

const day = dateFormat({ weekday: "short", day: "numeric" });
const date = dateFormat({ day: "numeric", month: "short" });

/** Return the function that formats an instant in a sentence. */
export const whenOf = (span: Span): ((at: number) => string) => (lastsDays(span) ? (at) => `${day(at)}, ${timeOfDay(at)}` : timeOfDay);

/** Return the function that formats an instant below a chart, where there is little room. */
export const tickOf = (span: Span): ((at: number) => string) => (lastsDays(span) ? date : timeOfDay);
