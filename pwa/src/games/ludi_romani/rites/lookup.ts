/** Selects the rites in which a character takes part, and the people who act next. */

import { family } from "../../../core/view/selectors";
import type { View } from "../../../core/view/view";
import type { PetitionDoc } from "../../../core/view/wire";
import type { RiteDoc, StepDoc } from "../wire";

type SlicesView = Pick<View, "slices"> | null;

export type RiteKind = RiteDoc["kind"];

/** Return the petition that asks for a rite; undefined if there is none or this viewer does not see it. */
export const petitionOf = (view: SlicesView, rite: RiteDoc): PetitionDoc | undefined =>
  view?.slices[`petition/${rite.about}`] as PetitionDoc | undefined;

/**
 * Return whether a character takes part in a rite. While it is only a petition, its people take part if they asked
 * or are asked.
 */
function takesPart(view: SlicesView, rite: RiteDoc, who: string): boolean {
  const petition = petitionOf(view, rite);
  const told = !petition || petition.actor === who || petition.voices.includes(who);
  return told && rite.people.some((one) => one.who === who);
}

/** Return the rites in which a character takes part, of one kind or of all. */
export const ritesOf = (view: SlicesView, who: string, kind?: RiteKind): readonly RiteDoc[] =>
  family<RiteDoc>(view, "rite").filter((rite) => (!kind || rite.kind === kind) && takesPart(view, rite, who));

/**
 * Return the ways out of death in which a character takes part. A way that was asked for or offered replaces the
 * open one.
 */
export function escapesFromDeath(view: SlicesView, who: string): readonly RiteDoc[] {
  const all = ritesOf(view, who, "thiasos");
  const asked = new Set(all.filter(({ about }) => about).map(({ people }) => people[0]?.who));
  return all.filter(({ about, people }) => about || !asked.has(people[0]?.who));
}

/** Return the next step; undefined if all are done. */
export const nextStep = (rite: RiteDoc): StepDoc | undefined => rite.steps.find(({ done }) => !done);

/** Return whether a rite waits for a character: for the next step, or for a consent that can be given at any time. */
export function isWaitingFor(view: SlicesView, rite: RiteDoc, who: string): boolean {
  const petition = petitionOf(view, rite);
  const asked = petition && petition.voices.includes(who) && !petition.given.includes(who);
  return Boolean(asked) || (nextStep(rite)?.who.includes(who) ?? false);
}
