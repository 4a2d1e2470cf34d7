/**
 * Windows for secret submissions: their deadlines, the viewer's submission, and the players whose submissions are
 * missing.
 */

import type { OutboxItem } from "./storage";
import type { GameDoc, OwnSubmission, WindowDoc } from "../view/wire";

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/**
 * Return the time left until a window's deadline (milliseconds). During a pause of the game, this time does not run.
 */
export function timeLeft(window: WindowDoc, game: GameDoc, now: number): number {
  return window.until - (game.paused_at > 0 ? Math.max(game.paused_at, window.since) : now);
}

/**
 * Return whether players who are not ready must be reminded now. The server names the time from which they are
 * reminded.
 */
export const isReminderDue = (window: WindowDoc, game: GameDoc, now: number): boolean =>
  game.paused_at === 0 && game.status !== "closed" && !window.over && now >= window.remind_at && now < window.until;

/**
 * Return a deadline as text in a language. The text includes the day if the deadline is not today. Times are in
 * milliseconds.
 */
export function deadlineText(deadline: number, now: number, language: string): string {
  const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  const day: Intl.DateTimeFormatOptions = deadline - now < 6 * DAY ? { weekday: "short" } : { weekday: "short", day: "numeric", month: "short" };
  const isToday = new Date(deadline).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, isToday ? time : { ...day, ...time }).format(deadline);
}

/** Return the time left (milliseconds) as text in the largest units, such as `2 d 5 h`, `5:07:12` or `4:07`. */
export function timeLeftText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor((seconds * SECOND) / DAY)];
  const twoDigits = (number: number): string => String(number).padStart(2, "0");
  if (days > 0) return `${days} d ${hours - days * 24} h`;
  const clockText = `${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${clockText}` : `${minutes}:${twoDigits(seconds % 60)}`;
}

/** The state of the viewer's submission: none, saved since the last seal, or covered by the last seal. */
export type SubmissionState = "nothing" | "saved" | "sealed";

/** Return the state of a submission. `isProved` says whether the proof for the last seal is valid. */
export function submissionState(ownSubmission: OwnSubmission | undefined, isProved: boolean): SubmissionState {
  if (!ownSubmission?.revision) return "nothing";
  return isProved ? "sealed" : "saved";
}

/** Return the players who have not said that they are ready; an empty list if the window does not say who is ready. */
export const playersNotReady = ({ owed, readiness, ready_who: readyPlayers }: WindowDoc): readonly string[] =>
  readiness === "names" ? owed.filter((player) => !readyPlayers.includes(player)) : [];

/**
 * Return the number of the next save. The number is larger than the server's number, all numbers that this phone sent,
 * and the numbers of waiting commands.
 */
export function nextRevision(ownSubmission: OwnSubmission | undefined, sentRevision: number, outbox: readonly OutboxItem[], window: string, actor: string): number {
  const revisions = outbox
    .map(({ body }) => body)
    .filter((body) => body.as === actor && body["window"] === window)
    .map((body) => Number(body["revision"] ?? 0));
  return Math.max(ownSubmission?.revision ?? 0, sentRevision, ...revisions) + 1;
}
