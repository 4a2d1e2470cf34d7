/**
 * The check whether a change of the view concerns a character. After such a change, the acts on offer to the character
 * may be different.
 */

import { isEqual } from "./equality";
import type { View } from "./view";
import type { Line, PersonDoc } from "./wire";

type KnownView = Pick<View, "slices" | "pub" | "own"> | null;

/**
 * How a change of the view concerns some characters. `own`: the change is about one of them. `others`: the change is about
 * others, but it may change an act on offer to them. `none`: the change leaves all acts on offer as they are.
 */
export type Concern = "own" | "others" | "none";

/**
 * The kinds of slices that matter only to the characters whom they name. Money that others hold and requests between
 * others change no act on offer to a third character.
 */
const NAMED_PEOPLE_SLICES_PATTERN = /^(purse|petition|expired|thread|letters)\b/;

/**
 * Return how a change concerns some characters. A change is about a character if a changed slice or a new line names the
 * character or the character's place, or if the slice of the game changed (a period, a pause, the end). Lots and other
 * acts may change offers without a changed slice, so lines count as well. Other new lines alone concern nobody.
 */
export function concernOf(earlierView: KnownView, newerView: KnownView, ...characters: readonly string[]): Concern {
  if (!earlierView || !newerView) return earlierView === newerView ? "none" : "own";
  const changedKeys = Object.keys({ ...earlierView.slices, ...newerView.slices })
    // An opened stream brings a new copy of each slice.
    .filter((key) => !isEqual(earlierView.slices[key], newerView.slices[key]));
  if (changedKeys.includes("game")) return "own";
  const changes = changedKeys.map((key) => [key, earlierView.slices[key], newerView.slices[key]]);
  const text = JSON.stringify([changes, linesAfter(earlierView.pub, newerView.pub), linesAfter(earlierView.own, newerView.own)]);
  // A character at no place has an id in this list. No place has this id.
  const places = characters.map((person) => (newerView.slices[`person/${person}`] as PersonDoc | undefined)?.place || person);
  // This matches the values `hirtius` and `who:hirtius`, the key `purse/hirtius`, and their places.
  const ownPattern = new RegExp(`[":/](${characters.join("|")})"|"place(:|":")(${places.join("|")})"`);
  if (ownPattern.test(text)) return "own";
  return changedKeys.every((key) => NAMED_PEOPLE_SLICES_PATTERN.test(key)) ? "none" : "others";
}

/** Return the lines after the newest line of an earlier view. If that line is gone or has a new copy, return all lines. */
const linesAfter = (earlierLines: readonly Line[], newerLines: readonly Line[]): readonly Line[] => newerLines.slice(newerLines.lastIndexOf(earlierLines.at(-1) as Line) + 1);
