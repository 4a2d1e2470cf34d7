/** What a rite is called, and what its steps and what follows from it are in words. */

import { me } from "../../../ui/me";
import { amount, money, t, whoRef } from "../../../ui/texts";
import type { ResultingDoc, RiteDoc, StepDoc } from "../wire";

/** The two whom a rite is about, as its heading: the first of its people and the last. */
export const riteTitle = ({ kind, people }: RiteDoc): string =>
  t(`rite-${kind}`, { first: `who:${people[0]?.who ?? ""}`, last: `who:${people.at(-1)?.who ?? ""}` });

/** A step in words: that it was taken, that it is mine, or who takes it. */
export function stepWords(rite: RiteDoc, { step, who, done }: StepDoc): string {
  const state = done ? "done" : who.includes(me.value) ? "mine" : "theirs";
  const others = who.filter((one) => one !== me.value);
  const part = rite.people.find((one) => one.who === me.value)?.part ?? "";
  return t(`rite-${rite.kind}-${step.replaceAll("_", "-")}`, { state, part, who: (state === "mine" && others.length ? others : who).map(whoRef), n: who.length });
}

/** Of what follows, what is about no asset but about a role or a status. */
export const NAMED: Readonly<Record<string, string>> = { role: "role", no_more: "status" };

/** Something that follows, told from the side of whoever plays. */
export function resultWords({ what, who, to, of, n }: ResultingDoc): string {
  const side = who === me.value ? "mine" : to === me.value ? "to-me" : "others";
  const role = NAMED[what] ? t(`${NAMED[what]}-${of}`) : "";
  const many = role || !of ? "" : of === "denarius" ? money(n) : amount(of, n);
  return t(`rite-result-${what.replaceAll("_", "-")}`, { side, who: who && whoRef(who), to: to && whoRef(to), many, role });
}
