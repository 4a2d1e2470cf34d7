/** Whether a change of the view concerns somebody: what they may do may then be another thing. */

import type { View } from "./view";
import type { GameDoc, PersonDoc } from "./wire";

type Known = Pick<View, "slices"> | null;

/** Whether somebody is named in what changed, another period has begun, or others are around them now. */
export function concerns(before: Known, now: Known, who: string): boolean {
  if (!before || !now) return before !== now;
  const keys = Object.keys({ ...before.slices, ...now.slices }).filter((key) => before.slices[key] !== now.slices[key]);
  if (period(before) !== period(now) || around(before, who) !== around(now, who)) return true;
  return keys.some((key) => names(key, before.slices[key], who) || names(key, now.slices[key], who));
}

/** Whether a slice is somebody's, or names them anywhere. */
const names = (key: string, slice: unknown, who: string): boolean =>
  key.endsWith(`/${who}`) || (slice !== undefined && JSON.stringify(slice).includes(`"${who}"`));

const period = (view: NonNullable<Known>): number | undefined => (view.slices["game"] as GameDoc | undefined)?.period.seq;

/** Who is where somebody is, in the order of the view; nobody is with those who are nowhere. */
function around({ slices }: NonNullable<Known>, who: string): string {
  const place = (slices[`person/${who}`] as PersonDoc | undefined)?.place;
  const here = (key: string): boolean => key.startsWith("person/") && (slices[key] as PersonDoc).place === place;
  return place ? Object.keys(slices).filter(here).join(" ") : "";
}
