import { timeOfDay } from "../../core/words/timeofday";

/** Return an instant as text in a language, with the day unless it is today. */
export function instantText(at: number, now: number, language: string): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const day = (): string => new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(at);
  return today ? timeOfDay(at) : `${day()} ${timeOfDay(at)}`;
}
