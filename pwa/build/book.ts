/** What the rules screen shows of a game: its rules, and the readings that it may choose between. */

import type { Chapter } from "./rulebook";

export interface Book {
  readonly chapters: readonly Chapter[];
  readonly readings: readonly ReadingText[];
}

export type SwitchValue = boolean | number | string;

/** A reading: what it asks, its default, what its values mean. `settled` is not flipped in play. */
export interface ReadingText {
  readonly name: string;
  readonly asks: string;
  readonly default: SwitchValue;
  readonly values: readonly { readonly value: SwitchValue; readonly means: string }[];
  /** What a number means that is not among the values; empty where none may be set. */
  readonly number: string;
  readonly settled: boolean;
}
