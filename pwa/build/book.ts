/** What the rules screen shows of a game: its rules, and the readings that it may choose between. */

import type { SwitchValue } from "../src/core/view/readings";
import type { Chapter } from "./rulebook";

export interface Book {
  readonly chapters: readonly Chapter[];
  readonly readings: readonly ReadingText[];
}

/**
 * A reading and its default. What is `settled` before the game is not flipped in play; every other may be something else.
 * What it asks and what its values mean are texts of the game (`src/core/view/readings.ts`).
 */
export interface ReadingText {
  readonly name: string;
  readonly default: SwitchValue;
  readonly settled: boolean;
}
