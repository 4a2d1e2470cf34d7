/** The name of a game. Names of games are Latin, and the same in every language. */

import { readableKey } from "../core/words/messages";

/** Return the name of a game by its ruleset, such as "Ludi Romani" for `ludi_romani`. */
export const gameName = (ruleset: string): string => readableKey(ruleset).replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());
