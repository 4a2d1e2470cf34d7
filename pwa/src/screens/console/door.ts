/**
 * Lists the people who wait at the door. The module also finds those among them whose name another person already has.
 */

import { comparableName } from "../../core/words/legibility";
import { slicesOfFamily, people } from "../../core/view/selectors";
import type { View } from "../../core/view/view";
import type { KnockDoc } from "../../core/view/wire";

type SlicesView = Pick<View, "slices"> | null;

/** Return the people who ask to enter, in the order in which they came. */
export const peopleAtDoor = (view: SlicesView): readonly KnockDoc[] =>
  [...slicesOfFamily<KnockDoc>(view, "knock")].sort((a, b) => a.at - b.at || a.id.localeCompare(b.id));

/**
 * Return the ids of people at the door whose name is already used. A person at the table or another person at the door
 * has the same name.
 */
export function namesakeIdsAtDoor(view: SlicesView): ReadonlySet<string> {
  const knocks = peopleAtDoor(view);
  const tableNames = new Set(people(view).flatMap(({ name, short: shortName }) => [comparableName(name), comparableName(shortName)]));
  const doorNames = knocks.map(({ name: knockName }) => comparableName(knockName));
  const isTaken = (name: string): boolean => tableNames.has(name) || doorNames.indexOf(name) !== doorNames.lastIndexOf(name);
  return new Set(knocks.filter((_, knockIndex) => isTaken(doorNames[knockIndex] ?? "")).map(({ id }) => id));
}
