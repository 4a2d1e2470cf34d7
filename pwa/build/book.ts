/** The content of a game's rules screen: the rules, and the readings among which a table may choose. */

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
  /** Whether the reading is fixed before the game. Other readings may be changed in play. */
  readonly settled: boolean;
}
