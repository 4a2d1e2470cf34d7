/**
 * Finds the texts for slices and their members.
 *
 * `slice-<family>-<member>` is the open game's own text, and `changes-<family>-<member>` is the text that all games
 * share. A nested member is added after another hyphen. The suffix `-whole` marks the phrase for an object. The suffix
 * `-each` marks the phrase for each entry of a list.
 */

import byGame from "virtual:texts/changes";
import { tableAssetName, person, place } from "../../core/view/selectors";
import type { Args } from "../../core/view/values";
import { view } from "../../ui/services";
import { addGameTexts, personName, placeName, t, texts } from "../../ui/texts";
import { textKeys } from "../../core/words/textkeys";

type MemberPath = readonly string[];

/**
 * Load the open game's words for changes. When another game is opened, these words are dropped with the other texts of
 * the game.
 */
export async function loadChangeWords(ruleset: string): Promise<void> {
  const words = byGame[ruleset];
  if (words) await addGameTexts(words);
}

/** Return whether the open game has words for changes. In a game without such words, every change is shown. */
export const hasChangeWords = (): boolean => textKeys(texts.value, "slice-").length > 0;

/** Return the text of the first key that has a text; undefined if no key has a text. */
export function firstText(keys: readonly string[], args: Args = {}): string | undefined {
  const knownKey = keys.find((knownKey) => texts.value.has(knownKey));
  return knownKey === undefined ? undefined : t(knownKey, args);
}

/**
 * Return the keys of a member's text. The game's own key comes first, and the shared key follows. `end` is a suffix of
 * the keys.
 */
export const memberTextKeys = (family: string, path: MemberPath, end = ""): readonly string[] =>
  ["slice", "changes"].map((textKind) => [textKind, family, ...path].join("-") + end);

/**
 * Return the keys of the text for the entries of a list. The list's own keys come first, and the keys of the members
 * around it follow.
 */
export const listEntryTextKeys = (family: string, path: MemberPath): readonly string[] =>
  path.flatMap((_, index) => memberTextKeys(family, path.slice(0, path.length - index), "-each"));

/** Return whether one phrase describes the object. If it does not, each member has a text. */
export const hasWholePhrase = (family: string, path: MemberPath): boolean => memberTextKeys(family, path, "-whole").some((key) => texts.value.has(key));

/** Return the name of a character, place or asset; undefined for any other id. */
export function nameOfId(thingId: string): string | undefined {
  const bareId = thingId.replace(/^(?:who|place|asset):/, "");
  if (person(view.value, bareId)) return personName(bareId);
  if (place(view.value, bareId)) return placeName(bareId);
  return tableAssetName(view.value, bareId) ?? (texts.value.has(`asset-${bareId}`) ? texts.value.asset(bareId) : undefined);
}

/**
 * Return the name of a member. Some members contain a value for each of several characters, places or assets. Below
 * such a member, the name of the character, place or asset is added.
 */
export function memberWord(family: string, path: MemberPath): string | undefined {
  const lengths = path.map((_, index) => path.length - index);
  const pathLength = lengths.find((pathLength) => firstText(memberTextKeys(family, path.slice(0, pathLength))) !== undefined);
  const idNames = path.slice(pathLength).map(nameOfId);
  if (pathLength === undefined || idNames.includes(undefined)) return undefined;
  return [firstText(memberTextKeys(family, path.slice(0, pathLength))), ...idNames].join(": ");
}
