/** What waits for a steward, from the steward's own view. */

import { periodTime } from "../../core/view/periodtime";
import { appeals, cards, family, questions, waitingCount } from "../../core/view/selectors";
import type { View } from "../../core/view/view";
import type { CardDoc, DutyDoc, GameDoc, PetitionDoc, UnfinishedDoc, UnfinishedThing } from "../../core/view/wire";

type Known = Pick<View, "slices"> | null;

/** So many minutes an unanswered petition waits before a steward is told of it. */
const PATIENCE = 2 * 60_000;

export interface OwedDuty {
  readonly duty: DutyDoc;
  /** Whether the time in which it should have been decided is over. */
  readonly overdue: boolean;
}

/** What began and is not over, the oldest first. */
export const unfinished = (view: Known): readonly UnfinishedThing[] =>
  (view?.slices["unfinished"] as UnfinishedDoc | undefined)?.things ?? [];

/** Choices that somebody owes, the oldest first. */
export function owedDuties(view: Known, game: GameDoc, now: number): readonly OwedDuty[] {
  const late = periodTime(game, now).over;
  return [...family<DutyDoc>(view, "duty")]
    .sort((a, b) => a.since - b.since)
    .map((duty) => ({ duty, overdue: late || duty.period < game.period.seq }));
}

/** Petitions that nobody has answered for some time, the one that waits longest first. */
export const longWaits = (view: Known, now: number): readonly PetitionDoc[] =>
  [...family<PetitionDoc>(view, "petition")].filter(({ since }) => now - since >= PATIENCE).sort((a, b) => a.since - b.since);

/** Cards that are on no phone. */
export const unclaimed = (view: Known): readonly CardDoc[] => cards(view).filter((card) => !card.claimed);

/** Whether nobody asks this steward for anything else, and every card is on a phone. */
export const isQuiet = (view: Known, steward: string): boolean =>
  waitingCount(view, steward) === 0 &&
  [questions(view), appeals(view), family(view, "knock"), family(view, "grave-act"), unclaimed(view)].every((list) => list.length === 0);

/** Those whose word a petition still needs. */
export const silent = ({ voices, given }: PetitionDoc): readonly string[] => voices.filter((voice) => !given.includes(voice));
