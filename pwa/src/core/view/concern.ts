/**
 * The check whether a change of the view concerns a character. After such a change, the acts on offer to the character
 * may be different.
 */

import type { View } from "./view";
import type { GameDoc, PersonDoc } from "./wire";

type SlicesView = Pick<View, "slices"> | null;

/**
 * Return whether a change concerns a character. A change concerns a character if a changed slice names the character,
 * if a new period has begun, or if other people are now at the character's place.
 */
export function concernsCharacter(before: SlicesView, now: SlicesView, who: string): boolean {
  if (!before || !now) return before !== now;
  const keys = Object.keys({ ...before.slices, ...now.slices }).filter((key) => before.slices[key] !== now.slices[key]);
  if (currentPeriod(before) !== currentPeriod(now) || keysOfPeopleAround(before, who) !== keysOfPeopleAround(now, who)) return true;
  return keys.some((key) => namesCharacter(key, before.slices[key], who) || namesCharacter(key, now.slices[key], who));
}

/** Return whether a slice belongs to a character or names the character. */
const namesCharacter = (key: string, slice: unknown, who: string): boolean =>
  key.endsWith(`/${who}`) || (slice !== undefined && JSON.stringify(slice).includes(`"${who}"`));

const currentPeriod = (view: NonNullable<SlicesView>): number | undefined => (view.slices["game"] as GameDoc | undefined)?.period.seq;

/**
 * Return the keys of all people at a character's place, in the order of the view; "" for a character without a place.
 */
function keysOfPeopleAround({ slices }: NonNullable<SlicesView>, who: string): string {
  const place = (slices[`person/${who}`] as PersonDoc | undefined)?.place;
  const here = (key: string): boolean => key.startsWith("person/") && (slices[key] as PersonDoc).place === place;
  return place ? Object.keys(slices).filter(here).join(" ") : "";
}
