/** Which rites are under way for somebody, and who takes their next step. */

import { family } from "../../../core/view/selectors";
import type { View } from "../../../core/view/view";
import type { PetitionDoc } from "../../../core/view/wire";
import type { RiteDoc, StepDoc } from "../wire";

type Known = Pick<View, "slices"> | null;

export type RiteKind = RiteDoc["kind"];

/** The petition that asks for a rite, if there is one and this viewer sees it. */
export const petitionOf = (view: Known, rite: RiteDoc): PetitionDoc | undefined =>
  view?.slices[`petition/${rite.about}`] as PetitionDoc | undefined;

/** Whether somebody takes part in a rite; in one that is only asked for, whether they were told. */
function concerns(view: Known, rite: RiteDoc, who: string): boolean {
  const petition = petitionOf(view, rite);
  const told = !petition || petition.actor === who || petition.voices.includes(who);
  return told && rite.people.some((one) => one.who === who);
}

/** The rites under way in which somebody takes part, of one kind or of all. */
export const ritesOf = (view: Known, who: string, kind?: RiteKind): readonly RiteDoc[] =>
  family<RiteDoc>(view, "rite").filter((rite) => (!kind || rite.kind === kind) && concerns(view, rite, who));

/** The ways out of death in which somebody takes part: one that was asked for or offered stands for its open one. */
export function waysOut(view: Known, who: string): readonly RiteDoc[] {
  const all = ritesOf(view, who, "thiasos");
  const asked = new Set(all.filter(({ about }) => about).map(({ people }) => people[0]?.who));
  return all.filter(({ about, people }) => about || !asked.has(people[0]?.who));
}

/** The step that comes next; undefined when all are done. */
export const nextStep = (rite: RiteDoc): StepDoc | undefined => rite.steps.find(({ done }) => !done);

/** Whether a rite waits for somebody: for their next step, or for their word, which they may give at any time. */
export function waitsFor(view: Known, rite: RiteDoc, who: string): boolean {
  const petition = petitionOf(view, rite);
  const asked = petition && petition.voices.includes(who) && !petition.given.includes(who);
  return Boolean(asked) || (nextStep(rite)?.who.includes(who) ?? false);
}
