/** Trades: what two have laid on a table before each other, from the side of one of them. */

import type { Chosen } from "./forms";
import { trades } from "./laid";
import type { Arg } from "../view/values";
import type { View } from "../view/view";
import type { FormField, PetitionDoc } from "../view/wire";

const GIVES = "give_";
const TAKES = "take_";
const PARTNER = "with";

/** The trade by this act that lies between two. */
export function tradeBetween(view: Pick<View, "slices"> | null, type: string, one: string, other: string): PetitionDoc | undefined {
  return trades(view).find((petition) => petition.type === type && [one, other].every((who) => isOneOfTwo(petition, who)));
}

/** Whether somebody gives something in it, and is not its witness. */
export const isOneOfTwo = (petition: PetitionDoc, who: string): boolean => [petition.actor, petition.fields[PARTNER]].includes(who);

/** The other one of the two. */
export const partnerOf = (petition: PetitionDoc, who: string): string =>
  petition.actor === who ? String(petition.fields[PARTNER]) : petition.actor;

/** What would be sent by one of the two to lay it out again as it lies. */
export function termsFor(petition: PetitionDoc, who: string): Chosen {
  const fields = petition.fields as Chosen;
  if (petition.actor === who) return fields;
  const turned = Object.entries(fields).map(([name, value]) => [turnedName(name), value]);
  return { ...(Object.fromEntries(turned) as Chosen), [PARTNER]: petition.actor };
}

function turnedName(name: string): string {
  if (name.startsWith(GIVES)) return TAKES + name.slice(GIVES.length);
  return name.startsWith(TAKES) ? GIVES + name.slice(TAKES.length) : name;
}

export interface Thing {
  /** What it is: an asset, or what the game calls it. */
  readonly name: string;
  readonly value: Arg;
}

/** What one side gives of these terms; nothing of what it gives none of. */
export function givenIn(terms: Chosen, side: "mine" | "theirs"): readonly Thing[] {
  const prefix = side === "mine" ? GIVES : TAKES;
  return Object.entries(terms)
    .filter(([name, value]) => name.startsWith(prefix) && isSomething(value))
    .map(([name, value]) => ({ name: name.slice(prefix.length), value }));
}

const isSomething = (value: Arg): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** The fields in which somebody says what they give, if they can give any of it. */
export const fieldsToGive = (fields: readonly FormField[]): readonly FormField[] =>
  fields.filter(({ name, ...field }) => name.startsWith(GIVES) && !("most" in field && field.most === 0));

/** What a form has beside the two sides and with whom it is, such as a witness. */
export const fieldsBeside = (fields: readonly FormField[]): readonly FormField[] =>
  fields.filter(({ name }) => !name.startsWith(GIVES) && !name.startsWith(TAKES) && name !== PARTNER);

/** Whether two terms say the same but for what the partner gives. */
export function sameWords(one: Chosen, other: Chosen): boolean {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => !name.startsWith(TAKES));
  return names.every((name) => said(one[name]) === said(other[name]));
}

/** A value as it is compared: in a list it matters what is named, and not in which order. */
const said = (value: Arg | undefined): string =>
  JSON.stringify(value !== undefined && isSomething(value) ? (Array.isArray(value) ? [...(value as readonly unknown[])].sort() : value) : 0);
