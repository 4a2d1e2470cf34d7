/** Grouping of items by kind. */

import type { Args } from "./values";

/** The maximum number of items of one kind that are listed one by one. A larger number of items is grouped. */
const MAX_LISTED_OF_KIND = 2;

/** Return the items in groups by kind. The groups are in the order in which the kinds first appear. */
export function groupByKind<T>(items: readonly T[], kindOf: (item: T) => string): readonly (readonly [T, ...T[]])[] {
  const kinds = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const members = kinds.get(kindOf(item));
    if (members) members.push(item);
    else kinds.set(kindOf(item), [item]);
  }
  return [...kinds.values()];
}

/** Return whether the items of a kind are shown as one group. */
export const areGrouped = (items: readonly unknown[]): boolean => items.length > MAX_LISTED_OF_KIND;

/** Return the references to people in the arguments of a message. An example is `who:livia`. */
export const peopleInArguments = (args: Args): readonly string[] =>
  Object.values(args)
    .flat()
    .filter((arg): arg is string => typeof arg === "string" && arg.startsWith("who:"));
