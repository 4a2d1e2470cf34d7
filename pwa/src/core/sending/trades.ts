/** Trades: the things that two characters offer each other, from the side of one of them. */

import type { Chosen } from "./forms";
import { trades } from "./opentrades";
import type { Arg } from "../view/values";
import type { View } from "../view/view";
import type { FormField, PetitionDoc } from "../view/wire";

const GIVES = "give_";
const TAKES = "take_";
const PARTNER = "with";

/** Return the trade by this act between two characters; undefined if there is none. */
export function tradeBetween(view: Pick<View, "slices"> | null, type: string, one: string, other: string): PetitionDoc | undefined {
  return trades(view).find((petition) => petition.type === type && [one, other].every((who) => isOneOfTwo(petition, who)));
}

/** Return whether a character is one of the two, and not the witness. */
export const isOneOfTwo = (petition: PetitionDoc, who: string): boolean => [petition.actor, petition.fields[PARTNER]].includes(who);

/** Return the partner of a character in the trade. */
export const partnerOf = (petition: PetitionDoc, who: string): string =>
  petition.actor === who ? String(petition.fields[PARTNER]) : petition.actor;

/** Return the fields with which one of the two would offer the same trade again. */
export function termsFor(petition: PetitionDoc, who: string): Chosen {
  const fields = petition.fields as Chosen;
  if (petition.actor === who) return fields;
  const turned = Object.entries(fields).map(([name, value]) => [mirroredName(name), value]);
  return { ...(Object.fromEntries(turned) as Chosen), [PARTNER]: petition.actor };
}

function mirroredName(name: string): string {
  if (name.startsWith(GIVES)) return TAKES + name.slice(GIVES.length);
  return name.startsWith(TAKES) ? GIVES + name.slice(TAKES.length) : name;
}

/** A thing that one side gives. */
export interface Thing {
  /** The asset, or the game's name for the thing. */
  readonly name: string;
  readonly value: Arg;
}

/** Return the things that one side gives in these terms, without empty ones. */
export function thingsGiven(terms: Chosen, side: "mine" | "theirs"): readonly Thing[] {
  const prefix = side === "mine" ? GIVES : TAKES;
  return Object.entries(terms)
    .filter(([name, value]) => name.startsWith(prefix) && isSomething(value))
    .map(([name, value]) => ({ name: name.slice(prefix.length), value }));
}

const isSomething = (value: Arg): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Return the fields for the things that a character gives, if they can give any. */
export const fieldsToGive = (fields: readonly FormField[]): readonly FormField[] =>
  fields.filter(({ name, ...field }) => name.startsWith(GIVES) && !("most" in field && field.most === 0));

/** Return the fields of a form that belong to neither side and do not name the partner, such as the witness. */
export const otherFields = (fields: readonly FormField[]): readonly FormField[] =>
  fields.filter(({ name }) => !name.startsWith(GIVES) && !name.startsWith(TAKES) && name !== PARTNER);

/** Return whether two terms are equal, apart from the things that the partner gives. */
export function areSameTerms(one: Chosen, other: Chosen): boolean {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => !name.startsWith(TAKES));
  return names.every((name) => comparable(one[name]) === comparable(other[name]));
}

/** Return a value in a form for comparison. The order of a list does not count. */
const comparable = (value: Arg | undefined): string =>
  JSON.stringify(value !== undefined && isSomething(value) ? (Array.isArray(value) ? [...(value as readonly unknown[])].sort() : value) : 0);
