/**
 * The screens that a replay can show. After the game everybody may see all screens. A replay can be limited to one
 * character's screens, with the slices and lines that this character saw at that moment.
 */

import { isSteward } from "./selectors";
import type { View } from "./view";
import type { Line } from "./wire";

/** The key for the wall's screen, which everybody saw. No character has this id. */
export const WALL_AUDIENCE_KEY = "*";

/** The characters that saw each private slice (by key) or each private line (by entry). */
export type Audiences = ReadonlyMap<string, readonly string[]>;

/** Return whether a line was on a character's screens. */
export const wasOnScreen = ({ c, id }: Line, character: string, readers: Audiences): boolean =>
  c.startsWith("p") || (readers.get(id)?.includes(character) ?? false);

/** Return a view with only the private slices that a character saw. The lines stay unchanged. */
export function viewSeenBy(character: string, view: View, audiences: Audiences): View {
  const slices = { ...view.slices };
  for (const [key, audience] of audiences) {
    if (!audience.includes(character)) delete slices[key];
  }
  const hiddenKeys = view.private.filter((key) => key in slices);
  return { ...view, me: character === WALL_AUDIENCE_KEY ? [] : [character], staff: isSteward({ slices }, character), slices, private: hiddenKeys };
}
