/** Selects the tasks of a steward from the steward's own view. */

import { periodTime } from "../../core/view/periodtime";
import { appeals, cards, family, questions, countWaitingItems } from "../../core/view/selectors";
import type { View } from "../../core/view/view";
import type { CardDoc, DutyDoc, GameDoc, PetitionDoc, UnfinishedDoc, UnfinishedThing } from "../../core/view/wire";

type SlicesView = Pick<View, "slices"> | null;

/** An unanswered petition becomes a task after this time, in milliseconds. */
const LONG_WAIT_MS = 2 * 60_000;

export interface OwedDuty {
  readonly duty: DutyDoc;
  /** Whether the period in which it was due is over. */
  readonly overdue: boolean;
}

/** Return things that have begun and are not finished, oldest first. */
export const unfinishedThings = (view: SlicesView): readonly UnfinishedThing[] =>
  (view?.slices["unfinished"] as UnfinishedDoc | undefined)?.things ?? [];

/** Return the duties that characters owe, oldest first. */
export function owedDuties(view: SlicesView, game: GameDoc, now: number): readonly OwedDuty[] {
  const late = periodTime(game, now).over;
  return [...family<DutyDoc>(view, "duty")]
    .sort((a, b) => a.since - b.since)
    .map((duty) => ({ duty, overdue: late || duty.period < game.period.seq }));
}

/** Return the petitions that have waited long for an answer, longest first. */
export const longWaits = (view: SlicesView, now: number): readonly PetitionDoc[] =>
  [...family<PetitionDoc>(view, "petition")].filter(({ since }) => now - since >= LONG_WAIT_MS).sort((a, b) => a.since - b.since);

/** Return the cards that no phone holds. */
export const unclaimedCards = (view: SlicesView): readonly CardDoc[] => cards(view).filter((card) => !card.claimed);

/** Return whether the steward has nothing else to answer, and phones hold all cards. */
export const isQuiet = (view: SlicesView, steward: string): boolean =>
  countWaitingItems(view, steward) === 0 &&
  [questions(view), appeals(view), family(view, "knock"), family(view, "grave-act"), unclaimedCards(view)].every((list) => list.length === 0);

/** Return the characters whose consent a petition still needs. */
export const missingVoices = ({ voices, given }: PetitionDoc): readonly string[] => voices.filter((voice) => !given.includes(voice));
