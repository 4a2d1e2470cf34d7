/** The letters in the view. This module finds the threads, and counts unread letters. */

import { slicesOfFamily } from "./selectors";
import type { View } from "./view";
import type { LetterboxDoc, LettersDoc, ReportDoc, ThreadDoc } from "./wire";

type SlicesView = Pick<View, "slices"> | null;

const EMPTY_LETTERBOX: LetterboxDoc = { read: {}, muted: [] };

/** Return the rules for letters; undefined in a game without letters. */
export const letterRules = (view: SlicesView): LettersDoc | undefined => view?.slices["letters"] as LettersDoc | undefined;

/**
 * Return a character's notes about letters: the number of letters that the character has read in each thread, and the
 * muted characters.
 */
export const letterbox = (view: SlicesView, character: string): LetterboxDoc =>
  (view?.slices[`letterbox/${character}`] as LetterboxDoc | undefined) ?? EMPTY_LETTERBOX;

/** Return a thread; undefined if the viewer may not see the thread. */
export const thread = (view: SlicesView, threadId: string): ThreadDoc | undefined => view?.slices[`thread/${threadId}`] as ThreadDoc | undefined;

/** Return the threads that a character may read, newest first. */
export const threads = (view: SlicesView, character: string): readonly ThreadDoc[] =>
  slicesOfFamily<ThreadDoc>(view, "thread")
    .filter((thread) => thread.public || thread.who.includes(character))
    .sort((firstThread, secondThread) => secondThread.last - firstThread.last);

/** Return the number of letters in a thread. */
export const countLetters = ({ written }: ThreadDoc): number => Object.values(written).reduce((sum, amount) => sum + amount, 0);

/** Return the number of letters in a thread that other characters wrote. */
export const countLettersByOthers = (thread: ThreadDoc, character: string): number => countLetters(thread) - (thread.written[character] ?? 0);

/** Return the number of unread letters in a thread; 0 if all of its writers are muted. */
export function countUnreadInThread(view: SlicesView, thread: ThreadDoc, character: string): number {
  const { read, muted } = letterbox(view, character);
  const writers = Object.keys(thread.written).filter((writer) => writer !== character);
  if (writers.every((writer) => muted.includes(writer))) return 0;
  return Math.max(0, countLettersByOthers(thread, character) - (read[thread.id] ?? 0));
}

/** Return the number of letters that a character has not read. */
export const countUnreadLetters = (view: SlicesView, character: string): number =>
  threads(view, character).reduce((sum, thread) => sum + countUnreadInThread(view, thread, character), 0);

/** Return the letters that players reported to the stewards. */
export const reportedLetters = (view: SlicesView): readonly ReportDoc[] => slicesOfFamily<ReportDoc>(view, "report");
