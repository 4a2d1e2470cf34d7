/**
 * The check whether a change of the view concerns a character. After such a change, the acts on offer to the character
 * may be different.
 */

import type { View } from "./view";
import type { PersonDoc } from "./wire";

type SlicesView = Pick<View, "slices"> | null;

/**
 * How a change of the view concerns a character. `own`: the change is about the character. `others`: the change is about
 * others, but it may change an act on offer to the character. `none`: the change leaves all acts on offer as they are.
 */
export type Concern = "own" | "others" | "none";

/**
 * The kinds of slices that matter only to the characters whom they name. Money that others hold and requests between
 * others change no act on offer to a third character.
 */
const KINDS_OF_THE_NAMED = new Set(["purse", "petition", "thread", "letters"]);

/**
 * Return how a change concerns a character. A change is about the character if a changed slice names the character, if the
 * slice of the game changed (a period, a pause, the end), or if other people are now at the character's place. A change
 * without a changed slice, such as a new line of the chronicle alone, concerns nobody.
 */
export function concernOf(before: SlicesView, now: SlicesView, who: string): Concern {
  if (!before || !now) return before === now ? "none" : "own";
  const keys = Object.keys({ ...before.slices, ...now.slices }).filter((key) => before.slices[key] !== now.slices[key]);
  const place = placeOf(now.slices[`person/${who}`]);
  const isOwn = (key: string): boolean =>
    key === "game" ||
    key.endsWith(`/${who}`) ||
    [before.slices[key], now.slices[key]].some((slice) => JSON.stringify(slice ?? "").includes(`"${who}"`) || (place && placeOf(slice) === place));
  if (keys.some(isOwn)) return "own";
  return keys.every((key) => KINDS_OF_THE_NAMED.has(key.split("/", 1)[0] ?? "")) ? "none" : "others";
}

/** Return the place of a person; undefined for other slices and for a person without a place. */
const placeOf = (slice: unknown): string | undefined => (slice as PersonDoc | undefined)?.place;
