/**
 * Trades, which consist of the things that two characters offer each other. The functions describe a trade from the
 * view of one of the two characters.
 */

import type { FormValues } from "./forms";
import { visibleTrades } from "./opentrades";
import type { Arg } from "../view/values";
import type { View } from "../view/view";
import type { FormField, PetitionDoc } from "../view/wire";

const GIVE_PREFIX = "give_";
const TAKE_PREFIX = "take_";
const PARTNER_FIELD = "with";

/** Return the trade with the given act between two characters; undefined if there is no such trade. */
export function tradeBetween(view: Pick<View, "slices"> | null, actType: string, character: string, partner: string): PetitionDoc | undefined {
  return visibleTrades(view).find((petition) => petition.type === actType && [character, partner].every((character) => isParty(petition, character)));
}

/** Return whether a character is one of the two trading characters. The witness is not. */
export const isParty = (petition: PetitionDoc, character: string): boolean => [petition.actor, petition.fields[PARTNER_FIELD]].includes(character);

/** Return the partner of a character in the trade. */
export const partnerOf = (petition: PetitionDoc, character: string): string =>
  petition.actor === character ? String(petition.fields[PARTNER_FIELD]) : petition.actor;

/** Return the fields with which one of the two characters would offer the same trade again. */
export function offerTermsFor(petition: PetitionDoc, character: string): FormValues {
  const fields = petition.fields as FormValues;
  if (petition.actor === character) return fields;
  const mirroredEntries = Object.entries(fields).map(([fieldName, value]) => [mirrorFieldName(fieldName), value]);
  return { ...(Object.fromEntries(mirroredEntries) as FormValues), [PARTNER_FIELD]: petition.actor };
}

function mirrorFieldName(fieldName: string): string {
  if (fieldName.startsWith(GIVE_PREFIX)) return TAKE_PREFIX + fieldName.slice(GIVE_PREFIX.length);
  return fieldName.startsWith(TAKE_PREFIX) ? GIVE_PREFIX + fieldName.slice(TAKE_PREFIX.length) : fieldName;
}

/** A thing that one trading character gives. */
export interface TradedThing {
  /** The asset, or the game's own name for the thing. */
  readonly name: string;
  readonly value: Arg;
}

/** Return the things that one character gives in these terms. Empty amounts are left out. */
export function thingsGiven(terms: FormValues, giver: "mine" | "theirs"): readonly TradedThing[] {
  const prefix = giver === "mine" ? GIVE_PREFIX : TAKE_PREFIX;
  return Object.entries(terms)
    .filter(([fieldName, value]) => fieldName.startsWith(prefix) && isNotEmpty(value))
    .map(([fieldName, value]) => ({ name: fieldName.slice(prefix.length), value }));
}

const isNotEmpty = (value: Arg): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * Return the fields for the things that a character may give. Fields for which the character has no things are left
 * out.
 */
export const fieldsToGive = (fields: readonly FormField[]): readonly FormField[] =>
  fields.filter(({ name: fieldName, ...field }) => fieldName.startsWith(GIVE_PREFIX) && !("most" in field && field.most === 0));

/** Return the fields of a form that are neither things to trade nor the partner's name. An example is the witness. */
export const fieldsOtherThanGoods = (fields: readonly FormField[]): readonly FormField[] =>
  fields.filter(({ name: fieldName }) => !fieldName.startsWith(GIVE_PREFIX) && !fieldName.startsWith(TAKE_PREFIX) && fieldName !== PARTNER_FIELD);

/** Return whether two terms are equal. The things that the partner gives are not compared. */
export function areSameOwnTerms(terms: FormValues, otherTerms: FormValues): boolean {
  const fieldNames = [...new Set([...Object.keys(terms), ...Object.keys(otherTerms)])].filter((fieldName) => !fieldName.startsWith(TAKE_PREFIX));
  return fieldNames.every((fieldName) => comparableValue(terms[fieldName]) === comparableValue(otherTerms[fieldName]));
}

/** Return a value in a form for comparison. The order of a list has no meaning. */
const comparableValue = (value: Arg | undefined): string =>
  JSON.stringify(value !== undefined && isNotEmpty(value) ? (Array.isArray(value) ? [...(value as readonly unknown[])].sort() : value) : 0);
