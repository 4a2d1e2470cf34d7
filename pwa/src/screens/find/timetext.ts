import { timeOfDay } from "../../core/words/timeofday";

/** Return a time as text in a language. The text includes the day unless the time is today. */
export function instantText(time: number, now: number, language: string): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  const day = (): string => new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(time);
  return isToday ? timeOfDay(time) : `${day()} ${timeOfDay(time)}`;
}
