/** Many matters of one kind, so that they can stand together. */

import type { Args } from "./values";

/** So many of one kind may stand one by one; more stand together. */
const FEW = 2;

/** A list by kinds, in the order in which the first of each kind stands. */
export function inKinds<T>(list: readonly T[], kindOf: (one: T) => string): readonly (readonly [T, ...T[]])[] {
  const kinds = new Map<string, [T, ...T[]]>();
  for (const one of list) {
    const known = kinds.get(kindOf(one));
    if (known) known.push(one);
    else kinds.set(kindOf(one), [one]);
  }
  return [...kinds.values()];
}

/** Whether so many of one kind are told as one. */
export const areMany = (kind: readonly unknown[]): boolean => kind.length > FEW;

/** The references to people in what fills a message, such as `who:livia`. */
export const peopleIn = (args: Args): readonly string[] =>
  Object.values(args)
    .flat()
    .filter((one): one is string => typeof one === "string" && one.startsWith("who:"));
