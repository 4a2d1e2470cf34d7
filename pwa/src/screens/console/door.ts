/** Who waits at the door, and whose name somebody else has already. */

import { compared } from "../../core/legible";
import { family, people } from "../../core/selectors";
import type { View } from "../../core/view";
import type { KnockDoc } from "../../core/wire";

type Known = Pick<View, "slices"> | null;

/** Those who ask to come in, first come first. */
export const atTheDoor = (view: Known): readonly KnockDoc[] =>
  [...family<KnockDoc>(view, "knock")].sort((a, b) => a.at - b.at || a.id.localeCompare(b.id));

/** The ids of those at the door who say a name by which somebody at the table, or another at the door, is called. */
export function namesakes(view: Known): ReadonlySet<string> {
  const waiting = atTheDoor(view);
  const table = new Set(people(view).flatMap(({ name, short }) => [compared(name), compared(short)]));
  const door = waiting.map(({ name }) => compared(name));
  const alike = (name: string): boolean => table.has(name) || door.indexOf(name) !== door.lastIndexOf(name);
  return new Set(waiting.filter((_, place) => alike(door[place] ?? "")).map(({ id }) => id));
}
