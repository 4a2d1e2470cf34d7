/**
 * The check whether a change of the view concerns a character. After such a change, the acts on offer to the character
 * may be different.
 */

import type { View } from "./view";
import type { GameDoc, PersonDoc } from "./wire";

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
 * Return how a change concerns a character. A change is about the character if a changed slice names the character, if a
 * new period has begun, if the game was paused or closed, or if other people are now at the character's place. A change without a changed slice, such as
 * a new line of the chronicle alone, concerns nobody.
 */
export function concernOf(before: SlicesView, now: SlicesView, who: string): Concern {
  if (!before || !now) return before === now ? "none" : "own";
  if (before.slices === now.slices) return "none";
  const keys = Object.keys({ ...before.slices, ...now.slices }).filter((key) => before.slices[key] !== now.slices[key]);
  if (!keys.length) return "none";
  if (periodAndStatus(before) !== periodAndStatus(now) || keysOfPeopleAround(before, who) !== keysOfPeopleAround(now, who)) return "own";
  if (keys.some((key) => namesCharacter(key, before.slices[key], who) || namesCharacter(key, now.slices[key], who))) return "own";
  return keys.every((key) => KINDS_OF_THE_NAMED.has(key.split("/", 1)[0] ?? "")) ? "none" : "others";
}

/** Return whether a slice belongs to a character or names the character. */
const namesCharacter = (key: string, slice: unknown, who: string): boolean =>
  key.endsWith(`/${who}`) || (slice !== undefined && JSON.stringify(slice).includes(`"${who}"`));

/** Return the period and the status of the game as one text. A change of either may change every act on offer. */
function periodAndStatus({ slices }: NonNullable<SlicesView>): string {
  const doc = slices["game"] as GameDoc | undefined;
  return `${doc?.period.seq} ${doc?.status}`;
}

/**
 * Return the keys of all people at a character's place, in the order of the view; "" for a character without a place.
 */
function keysOfPeopleAround({ slices }: NonNullable<SlicesView>, who: string): string {
  const place = (slices[`person/${who}`] as PersonDoc | undefined)?.place;
  const here = (key: string): boolean => key.startsWith("person/") && (slices[key] as PersonDoc).place === place;
  return place ? Object.keys(slices).filter(here).join(" ") : "";
}
