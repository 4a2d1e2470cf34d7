/** Puts rites, their steps and their results into words. */

import { me } from "../../../ui/me";
import { amountText, moneyText, t, personRef } from "../../../ui/texts";
import type { ResultingDoc, RiteDoc, StepDoc } from "../wire";

/** Return the title of a rite, which names the first and the last person of the rite. */
export const riteTitle = ({ kind, people }: RiteDoc): string =>
  t(`rite-${kind}`, { first: `who:${people[0]?.who ?? ""}`, last: `who:${people.at(-1)?.who ?? ""}` });

/** Return a sentence about a step. The step is done, it is the player's step, or it is the step of another person. */
export function stepText(rite: RiteDoc, { step, who: character, done: isDone }: StepDoc): string {
  const stepState = isDone ? "done" : character.includes(me.value) ? "mine" : "theirs";
  const otherPeople = character.filter((person) => person !== me.value);
  const ritePart = rite.people.find((ritePart) => ritePart.who === me.value)?.part ?? "";
  return t(`rite-${rite.kind}-${step.replaceAll("_", "-")}`, { state: stepState, part: ritePart, who: (stepState === "mine" && otherPeople.length ? otherPeople : character).map(personRef), n: character.length });
}

/** The results that are about a role or a status, not about an asset. */
export const TEXT_FAMILY_OF_RESULT: Readonly<Record<string, string>> = { role: "role", no_more: "status" };

/** Return a sentence about a result, as the player reads it. */
export function resultText({ what: resultKind, who: character, to: receiver, of: owner, n: quantity }: ResultingDoc): string {
  const viewerRole = character === me.value ? "mine" : receiver === me.value ? "to-me" : "others";
  const role = TEXT_FAMILY_OF_RESULT[resultKind] ? t(`${TEXT_FAMILY_OF_RESULT[resultKind]}-${owner}`) : "";
  const amountsText = role || !owner ? "" : owner === "denarius" ? moneyText(quantity) : amountText(owner, quantity);
  return t(`rite-result-${resultKind.replaceAll("_", "-")}`, { side: viewerRole, who: character && personRef(character), to: receiver && personRef(receiver), many: amountsText, role });
}
