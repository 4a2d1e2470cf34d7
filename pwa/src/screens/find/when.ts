import { timeOfDay } from "../../core/words/timeofday";

/** When something was, as a language writes it: with the day where that is not today. */
export function when(at: number, now: number, language: string): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const day = (): string => new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(at);
  return today ? timeOfDay(at) : `${day()} ${timeOfDay(at)}`;
}
