/**
 * Writes the values of slices in words. People, places and assets are written by their names, and other values by their
 * texts.
 */

import { isEqual } from "../../core/view/equality";
import { readableKey } from "../../core/words/messages";
import type { AnySlices } from "../../core/view/view";
import type { Args } from "../../core/view/values";
import { t, texts } from "../../ui/texts";
import { hasChangeWords, hasWholePhrase, memberTextKeys, listEntryTextKeys, firstText, nameOfId, memberWord } from "./changewords";

type MemberPath = readonly string[];

/** The members that only serve the drawing of screens. A reader does not see them as changes. */
const DRAWING_MEMBERS = new Set(["id", "name", "short", "arrived_rank", "cards", "free", "mortal"]);

/**
 * Return whether a member is shown. A game with words for changes shows only the members that have a word. Any other
 * game shows all members.
 */
export const isMemberShown = (family: string, path: MemberPath): boolean =>
  hasChangeWords() ? memberWord(family, path) !== undefined : !path.some((memberName) => DRAWING_MEMBERS.has(memberName));

/**
 * Return whether slices of a family are shown. A game with words for changes shows only the families that have a word.
 * Any other game shows all families.
 */
export const isFamilyShown = (family: string): boolean =>
  !hasChangeWords() || family === "person" || family === "place" || firstText(memberTextKeys(family, [])) !== undefined;

/**
 * Return the name of a member. The result is the game's word, or the shared word, or the member's identifier in
 * readable form.
 */
export const memberName = (family: string, path: MemberPath): string =>
  memberWord(family, path) ?? path.map((memberName) => firstText(memberTextKeys(family, [memberName])) ?? nameOfId(memberName) ?? readableKey(memberName)).join(": ");

/** Return the name of a kind of slice. */
export const sliceKindName = (family: string): string => firstText(memberTextKeys(family, [])) ?? readableKey(family);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is AnySlices => typeof value === "object" && value !== null && !isList(value);

/** Return two values in words. If both are lists of objects, the entries that both lists contain are left out. */
export function differenceTexts(family: string, path: MemberPath, valueBefore: unknown, valueAfter: unknown): { readonly textBefore: string; readonly textAfter: string } {
  return { textBefore: valueText(family, path, withoutEqualEntries(valueBefore, valueAfter)), textAfter: valueText(family, path, withoutEqualEntries(valueAfter, valueBefore)) };
}

const withoutEqualEntries = (value: unknown, otherValue: unknown): unknown =>
  isList(value) && isList(otherValue) ? value.filter((item) => !isObject(item) || !otherValue.some((otherItem) => isEqual(item, otherItem))) : value;

/** Return a value in words. `family` is the kind of slice. `path` is the path of members that leads to the value. */
export function valueText(family: string, path: MemberPath, value: unknown): string {
  if (value === undefined || value === null) return firstText(memberTextKeys(family, path, "-none")) ?? emptyText(path);
  if (value === "") return firstText([...memberTextKeys(family, path, "-empty"), ...memberTextKeys(family, path, "-none")]) ?? emptyText(path);
  if (typeof value === "boolean") return t(value ? "changes-yes" : "changes-no");
  if (typeof value === "number") return texts.value.count(value);
  if (isList(value)) return listText(family, path, value);
  if (isObject(value)) return hasWholePhrase(family, path) ? phraseText(memberTextKeys(family, path, "-whole"), family, path, value) : membersText(family, path, value);
  return phraseOrMembers(family, path, String(value));
}

const emptyText = (path: MemberPath): string => t(path.at(-1) === "place" ? "ui-nowhere" : "changes-none");

/**
 * Return the entries of a list in words, without empty entries. Each object is on its own line, and names are in one
 * sentence.
 */
function listText(family: string, path: MemberPath, entries: readonly unknown[]): string {
  const phrases = entries.map((item) => entryText(family, path, item)).filter((phrase) => phrase !== "");
  if (phrases.length === 0) return emptyText(path);
  return entries.some(isObject) ? phrases.join("\n") : texts.value.joinNames(phrases);
}

function entryText(family: string, path: MemberPath, value: unknown): string {
  const keys = listEntryTextKeys(family, path);
  return isObject(value) && firstText(keys) !== undefined ? phraseText(keys, family, path, value) : valueText(family, path, value);
}

/**
 * Return the phrase for an object. The arguments of the phrase are numbers, `yes` or `no` for booleans, `none` for
 * missing values, and otherwise words.
 */
function phraseText(keys: readonly string[], family: string, path: MemberPath, value: AnySlices): string {
  const args = Object.fromEntries(Object.entries(value).map(([memberName, member]) => [memberName, phraseArgument(family, [...path, memberName], member)]));
  return firstText(keys, args as Args) ?? "";
}

function phraseArgument(family: string, path: MemberPath, value: unknown): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const isNone = value === null || value === undefined || value === "" || (isList(value) && value.length === 0);
  return isNone ? "none" : valueText(family, path, value);
}

function membersText(family: string, path: MemberPath, value: AnySlices): string {
  const members = Object.entries(value).filter(([memberName]) => isMemberShown(family, [...path, memberName]));
  const phrases = members.map(([memberName, member]) => `${nestedMemberName(family, [...path, memberName])}: ${valueText(family, [...path, memberName], member)}`);
  return phrases.length ? texts.value.joinNames(phrases) : emptyText(path);
}

/** Return the name of a nested member. The name of its parent is already shown. */
const nestedMemberName = (family: string, path: MemberPath): string => firstText(memberTextKeys(family, path)) ?? nameOfId(path.at(-1) ?? "") ?? readableKey(path.at(-1) ?? "");

function phraseOrMembers(family: string, path: MemberPath, value: string): string {
  const member = path.at(-1) ?? "";
  const singularMember = member.replace(/(?:es|s)$/, "");
  return firstText(memberTextKeys(family, path, `-${value}`)) ?? nameOfId(value) ?? firstText([`${member}-${value}`, `${singularMember}-${value}`]) ?? value;
}
