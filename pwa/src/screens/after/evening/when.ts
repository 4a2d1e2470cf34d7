/** How instants of an evening are told: by the hour, and where it lasted for days by the day too. */

import type { Evening } from "../../../core/view/wire";
import { timeOfDay } from "../../../core/words/timeofday";
import { dateFormat } from "../../../ui/dates";

const HOURS = 20;
const HOUR = 3_600_000;

/** When an evening was played. */
export type Span = Pick<Evening, "began" | "ended">;

const lastsDays = ({ began, ended }: Span): boolean => (ended ?? 0) - (began ?? 0) > HOURS * HOUR;

const day = dateFormat({ weekday: "short", day: "numeric" });
const date = dateFormat({ day: "numeric", month: "short" });

/** How an instant is told. */
export const whenOf = (span: Span): ((at: number) => string) => (lastsDays(span) ? (at) => `${day(at)}, ${timeOfDay(at)}` : timeOfDay);

/** How an instant stands below a picture, where there is little room. */
export const tickOf = (span: Span): ((at: number) => string) => (lastsDays(span) ? date : timeOfDay);
