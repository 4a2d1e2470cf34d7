/**
 * What the slices of a game and their members are called here. `slice-<family>-<member>` is the open game's
 * own word, `changes-<family>-<member>` the one that all games share; a member of a member follows after
 * another hyphen. With `-whole` at its end it is the phrase for an object, with `-each` that for each entry of a list.
 */

import byGame from "virtual:texts/changes";
import { assetName, person, place } from "../../core/view/selectors";
import type { Args } from "../../core/view/values";
import { view } from "../../ui/services";
import { addGameTexts, personName, placeName, t, texts } from "../../ui/texts";
import { textKeys } from "../../core/words/textkeys";

type Way = readonly string[];

/** Fetch the open game's words. They go with its other texts when another game is opened. */
export async function loadWords(ruleset: string): Promise<void> {
  const words = byGame[ruleset];
  if (words) await addGameTexts(words);
}

/** Whether the open game says itself what is told here. Of one that does not, everything is. */
export const isSpoken = (): boolean => textKeys(texts.value, "slice-").length > 0;

/** The first of these keys that has a text, as that text. */
export function known(keys: readonly string[], args: Args = {}): string | undefined {
  const key = keys.find((one) => texts.value.has(one));
  return key === undefined ? undefined : t(key, args);
}

/** The keys of a member, or of what it may be: the game's own, then the shared one. */
export const keysOf = (family: string, way: Way, end = ""): readonly string[] =>
  ["slice", "changes"].map((kind) => [kind, family, ...way].join("-") + end);

/** The keys that a list's entries may have: those of the list, else of what it is a member of. */
export const keysOfEach = (family: string, way: Way): readonly string[] =>
  way.flatMap((_, index) => keysOf(family, way.slice(0, way.length - index), "-each"));

/** Whether an object is told in one phrase, and not member by member. */
export const isWhole = (family: string, way: Way): boolean => keysOf(family, way, "-whole").some((key) => texts.value.has(key));

/** The name of somebody, of a place or of a thing; undefined for anything else. */
export function nameOf(id: string): string | undefined {
  const bare = id.replace(/^(?:who|place|asset):/, "");
  if (person(view.value, bare)) return personName(bare);
  if (place(view.value, bare)) return placeName(bare);
  return assetName(view.value, bare) ?? (texts.value.has(`asset-${bare}`) ? texts.value.asset(bare) : undefined);
}

/** What a member is called; behind a member that holds one thing for each of several, of whom or what it is. */
export function wordOf(family: string, way: Way): string | undefined {
  const lengths = way.map((_, index) => way.length - index);
  const length = lengths.find((one) => known(keysOf(family, way.slice(0, one))) !== undefined);
  const names = way.slice(length).map(nameOf);
  if (length === undefined || names.includes(undefined)) return undefined;
  return [known(keysOf(family, way.slice(0, length))), ...names].join(": ");
}
