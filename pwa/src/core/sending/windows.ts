/** Windows: what I owe until a deadline, how far it is, and what of it may be said. */

import type { OutboxItem } from "./storage";
import type { GameDoc, OwnSubmission, WindowDoc } from "../view/wire";

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** Milliseconds left of a window; in a pause time stands still. */
export function timeLeft(window: WindowDoc, game: GameDoc, now: number): number {
  return window.until - (game.paused_at > 0 ? Math.max(game.paused_at, window.since) : now);
}

/** Whether it is time to remind whoever is not ready, by the moment that the server says. */
export const isNear = (window: WindowDoc, game: GameDoc, now: number): boolean =>
  game.paused_at === 0 && game.status !== "closed" && !window.over && now >= window.remind_at && now < window.until;

/** When a deadline is, as a language writes it: with the day where that is not today. */
export function shownTime(until: number, now: number, language: string): string {
  const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  const day: Intl.DateTimeFormatOptions = until - now < 6 * DAY ? { weekday: "short" } : { weekday: "short", day: "numeric", month: "short" };
  const today = new Date(until).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, today ? time : { ...day, ...time }).format(until);
}

/** What is left, in the two units that matter: `2 d 5 h`, `5:07:12`, `4:07`. */
export function leftText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor((seconds * SECOND) / DAY)];
  const two = (n: number): string => String(n).padStart(2, "0");
  if (days > 0) return `${days} d ${hours - days * 24} h`;
  const rest = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : `${minutes}:${two(seconds % 60)}`;
}

/** How what I saved stands: not at all, saved since the last seal, or under it. */
export type Standing = "nothing" | "saved" | "sealed";

export function standing(own: OwnSubmission | undefined, proved: boolean): Standing {
  if (!own?.revision) return "nothing";
  return proved ? "sealed" : "saved";
}

/** Who has not said yet that they are ready, where the window tells who has. */
export const missing = ({ owed, readiness, ready_who: ready }: WindowDoc): readonly string[] =>
  readiness === "names" ? owed.filter((who) => !ready.includes(who)) : [];

/** The number of the next save: after what the server has, what this phone ever sent, and what is on its way. */
export function nextRevision(own: OwnSubmission | undefined, sent: number, outbox: readonly OutboxItem[], window: string, as: string): number {
  const waiting = outbox
    .map(({ body }) => body)
    .filter((body) => body.as === as && body["window"] === window)
    .map((body) => Number(body["revision"] ?? 0));
  return Math.max(own?.revision ?? 0, sent, ...waiting) + 1;
}
