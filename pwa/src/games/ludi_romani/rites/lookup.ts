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
function takesPartInRite(view: SlicesView, rite: RiteDoc, who: string): boolean {
  const petition = petitionOf(view, rite);
  const told = !petition || petition.actor === who || petition.voices.includes(who);
  return told && rite.people.some((one) => one.who === who);
}

/** Return the rites in which a character takes part. With `kind`, return only the rites of this kind. */
export const ritesOf = (view: SlicesView, who: string, kind?: RiteKind): readonly RiteDoc[] =>
  slicesOfFamily<RiteDoc>(view, "rite").filter((rite) => (!kind || rite.kind === kind) && takesPartInRite(view, rite, who));

/**
 * Return the rites by which a condemned person can escape death and in which a character takes part. A rite that was
 * requested or offered replaces the rite that is only possible.
 */
export function ritesToEscapeDeath(view: SlicesView, who: string): readonly RiteDoc[] {
  const all = ritesOf(view, who, "thiasos");
  const asked = new Set(all.filter(({ about }) => about).map(({ people }) => people[0]?.who));
  return all.filter(({ about, people }) => about || !asked.has(people[0]?.who));
}

/** Return the next step of a rite; undefined if all steps are done. */
export const nextStep = (rite: RiteDoc): StepDoc | undefined => rite.steps.find(({ done }) => !done);

/**
 * Return whether a rite waits for a character. The character may have to take the next step, or give a consent that can
 * be given at any time.
 */
export function isRiteWaitingFor(view: SlicesView, rite: RiteDoc, who: string): boolean {
  const petition = petitionOf(view, rite);
  const asked = petition && petition.voices.includes(who) && !petition.given.includes(who);
  return Boolean(asked) || (nextStep(rite)?.who.includes(who) ?? false);
}
