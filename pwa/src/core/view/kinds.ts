/** Grouping of items by kind. */

import type { Args } from "./values";

/** The most items of a kind that are listed one by one. More are grouped. */
const MOST_LISTED = 2;

/** Return the items in groups by kind, in the order of each kind's first item. */
export function groupByKind<T>(list: readonly T[], kindOf: (one: T) => string): readonly (readonly [T, ...T[]])[] {
  const kinds = new Map<string, [T, ...T[]]>();
  for (const one of list) {
    const known = kinds.get(kindOf(one));
    if (known) known.push(one);
    else kinds.set(kindOf(one), [one]);
  }
  return [...kinds.values()];
}

/** Return whether the items of a kind are shown as one. */
export const areGrouped = (kind: readonly unknown[]): boolean => kind.length > MOST_LISTED;

/** Return the references to people in the arguments of a message, such as `who:livia`. */
export const peopleIn = (args: Args): readonly string[] =>
  Object.values(args)
    .flat()
    .filter((one): one is string => typeof one === "string" && one.startsWith("who:"));
