/** Letters as the view tells of them: which threads there are, and how much of them is unread. */

import { family } from "./selectors";
import type { View } from "./view";
import type { LetterboxDoc, LettersDoc, ReportDoc, ThreadDoc } from "./wire";

type Known = Pick<View, "slices"> | null;

const EMPTY: LetterboxDoc = { read: {}, muted: [] };

/** Which letters may be written; undefined in a game without letters. */
export const letterRules = (view: Known): LettersDoc | undefined => view?.slices["letters"] as LettersDoc | undefined;

/** What a character has noted: how much they have read, whom they have muted. */
export const letterbox = (view: Known, who: string): LetterboxDoc =>
  (view?.slices[`letterbox/${who}`] as LetterboxDoc | undefined) ?? EMPTY;

export const thread = (view: Known, id: string): ThreadDoc | undefined => view?.slices[`thread/${id}`] as ThreadDoc | undefined;

/** The threads that a character reads, the newest first. */
export const threads = (view: Known, who: string): readonly ThreadDoc[] =>
  family<ThreadDoc>(view, "thread")
    .filter((one) => one.public || one.who.includes(who))
    .sort((one, other) => other.last - one.last);

/** How many letters there are in a thread. */
export const countOf = ({ written }: ThreadDoc): number => Object.values(written).reduce((sum, n) => sum + n, 0);

/** How many letters of a thread others have written. */
export const othersIn = (one: ThreadDoc, who: string): number => countOf(one) - (one.written[who] ?? 0);

/** How many letters of a thread a character has not read; none where only muted people have written. */
export function unreadIn(view: Known, one: ThreadDoc, who: string): number {
  const { read, muted } = letterbox(view, who);
  const writers = Object.keys(one.written).filter((writer) => writer !== who);
  if (writers.every((writer) => muted.includes(writer))) return 0;
  return Math.max(0, othersIn(one, who) - (read[one.id] ?? 0));
}

/** How many letters a character has not read. */
export const unread = (view: Known, who: string): number =>
  threads(view, who).reduce((sum, one) => sum + unreadIn(view, one, who), 0);

/** The letters that stewards are asked to read. */
export const reports = (view: Known): readonly ReportDoc[] => family<ReportDoc>(view, "report");
