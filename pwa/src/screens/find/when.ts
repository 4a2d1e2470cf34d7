import { timeOfDay } from "../../core/words/timeofday";

/** Return a time as text in a language. The text includes the day unless the time is today. */
export function instantText(at: number, now: number, language: string): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const day = (): string => new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(at);
  return today ? timeOfDay(at) : `${day()} ${timeOfDay(at)}`;
}
