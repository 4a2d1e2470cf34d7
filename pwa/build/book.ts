/** The content of the rules screen of a game: its rules, and the readings that it may choose between. */

import type { SwitchValue } from "../src/core/view/readings";
import type { Chapter } from "./rulebook";

export interface Book {
  readonly chapters: readonly Chapter[];
  readonly readings: readonly ReadingText[];
}

/**
 * A reading and its default. The texts of its question and values belong to the game (`src/core/view/readings.ts`).
 */
export interface ReadingText {
  readonly name: string;
  readonly default: SwitchValue;
  /** Whether it is fixed before the game. A reading that is not settled may be changed in play. */
  readonly settled: boolean;
}
