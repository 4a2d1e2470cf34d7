/**
 * Whose screens a replay shows. When a game is over, everybody may see all of it, and then the screens
 * of one of them: what that character saw of the game at that moment, and nothing else.
 */

import { isSteward } from "./selectors";
import type { View } from "./view";
import type { Line } from "./wire";

/** The screens of everybody: what the wall showed. No character is called so. */
export const WALL = "*";

/** Who saw what not everybody saw: the slices by key, or the entries by id. */
export type Audiences = ReadonlyMap<string, readonly string[]>;

/** Whether a line was on somebody's screens. */
export const read = ({ c, id }: Line, who: string, readers: Audiences): boolean =>
  c.startsWith("p") || (readers.get(id)?.includes(who) ?? false);

/** A view as somebody had it: of slices that not everybody sees, those that they saw. Its lines stay as they are. */
export function onScreensOf(who: string, view: View, audiences: Audiences): View {
  const slices = { ...view.slices };
  for (const [key, audience] of audiences) {
    if (!audience.includes(who)) delete slices[key];
  }
  const hidden = view.private.filter((key) => key in slices);
  return { ...view, me: who === WALL ? [] : [who], staff: isSteward({ slices }, who), slices, private: hidden };
}
