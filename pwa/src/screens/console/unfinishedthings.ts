/** Selects the tasks of a steward from the view of this steward. */

import { periodTime } from "../../core/view/periodtime";
import { appeals, cards, slicesOfFamily, questions, countWaitingItems } from "../../core/view/selectors";
import type { View } from "../../core/view/view";
import type { CardDoc, DutyDoc, GameDoc, PetitionDoc, UnfinishedDoc, UnfinishedThing } from "../../core/view/wire";

type SlicesView = Pick<View, "slices"> | null;

/** The time after which an unanswered petition becomes a task (milliseconds). */
const LONG_WAIT_MS = 2 * 60_000;

export interface OwedDuty {
  readonly duty: DutyDoc;
  /** Whether the period in which the duty was due is over. */
  readonly isOverdue: boolean;
}

/** Return business that has begun and is not finished, the oldest first. */
export const unfinishedThings = (view: SlicesView): readonly UnfinishedThing[] =>
  (view?.slices["unfinished"] as UnfinishedDoc | undefined)?.things ?? [];

/** Return the duties that characters must still perform, the oldest first. */
export function owedDuties(view: SlicesView, game: GameDoc, now: number): readonly OwedDuty[] {
  const isLate = periodTime(game, now).isOver;
  return [...slicesOfFamily<DutyDoc>(view, "duty")]
    .sort((a, b) => a.since - b.since)
    .map((duty) => ({ duty, isOverdue: isLate || duty.period < game.period.seq }));
}

/** Return the petitions that have waited long for an answer. The petition that has waited longest comes first. */
export const longWaitingPetitions = (view: SlicesView, now: number): readonly PetitionDoc[] =>
  [...slicesOfFamily<PetitionDoc>(view, "petition")].filter(({ since: startTime }) => now - startTime >= LONG_WAIT_MS).sort((a, b) => a.since - b.since);

/** Return the cards that no phone holds. */
export const unclaimedCards = (view: SlicesView): readonly CardDoc[] => cards(view).filter((card) => !card.claimed);

/** Return whether the steward has no requests to answer, and phones hold all cards. */
export const hasNoTasks = (view: SlicesView, steward: string): boolean =>
  countWaitingItems(view, steward) === 0 &&
  [questions(view), appeals(view), slicesOfFamily(view, "knock"), slicesOfFamily(view, "grave-act"), unclaimedCards(view)].every((items) => items.length === 0);

/** Return the characters whose consent a petition still needs. */
export const missingConsents = ({ voices, given: givenVoices }: PetitionDoc): readonly string[] => voices.filter((voice) => !givenVoices.includes(voice));
