/** Selects the rites in which a character takes part, and the people who act next. */

import { slicesOfFamily } from "../../../core/view/selectors";
import type { View } from "../../../core/view/view";
import type { PetitionDoc } from "../../../core/view/wire";
import type { RiteDoc, StepDoc } from "../wire";

type SlicesView = Pick<View, "slices"> | null;

export type RiteKind = RiteDoc["kind"];

/** Return the petition that asks for a rite; undefined if there is no petition or this viewer may not see it. */
export const petitionOf = (view: SlicesView, rite: RiteDoc): PetitionDoc | undefined =>
  view?.slices[`petition/${rite.about}`] as PetitionDoc | undefined;

/**
 * Return whether a character takes part in a rite. If the rite is still a petition, only the people who ask and the
 * people who are asked take part.
 */
function takesPartInRite(view: SlicesView, rite: RiteDoc, character: string): boolean {
  const petition = petitionOf(view, rite);
  const isReader = !petition || petition.actor === character || petition.voices.includes(character);
  return isReader && rite.people.some((participant) => participant.who === character);
}

/** Return the rites in which a character takes part. With `kind`, return only the rites of this kind. */
export const ritesOf = (view: SlicesView, character: string, kind?: RiteKind): readonly RiteDoc[] =>
  slicesOfFamily<RiteDoc>(view, "rite").filter((rite) => (!kind || rite.kind === kind) && takesPartInRite(view, rite, character));

/**
 * Return the rites by which a condemned person can escape death and in which a character takes part. A rite that was
 * requested or offered replaces the rite that is only possible.
 */
export function ritesToEscapeDeath(view: SlicesView, character: string): readonly RiteDoc[] {
  const rites = ritesOf(view, character, "thiasos");
  const petitioners = new Set(rites.filter(({ about }) => about).map(({ people }) => people[0]?.who));
  return rites.filter(({ about, people }) => about || !petitioners.has(people[0]?.who));
}

/** Return the next step of a rite; undefined if all steps are done. */
export const nextStep = (rite: RiteDoc): StepDoc | undefined => rite.steps.find(({ done: isDone }) => !isDone);

/**
 * Return whether a rite waits for a character. The character may have to take the next step, or give a consent that can
 * be given at any time.
 */
export function isRiteWaitingFor(view: SlicesView, rite: RiteDoc, character: string): boolean {
  const petition = petitionOf(view, rite);
  const isVoice = petition && petition.voices.includes(character) && !petition.given.includes(character);
  return Boolean(isVoice) || (nextStep(rite)?.who.includes(character) ?? false);
}
