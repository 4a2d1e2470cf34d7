/** Formats the score of a game in the game's own words. A game without such words has its score formatted as money. */

import { moneyText, t, texts } from "../../ui/texts";

/**
 * Return a score with its unit. The unit comes from the game's words. Without such words the score is written as money.
 */
export const scoreText = (amount: number): string => (texts.value.has("score-of") ? t("score-of", { n: amount }) : moneyText(amount));

/** Return a score for a table whose title already names the unit. */
export const scoreCell = (amount: number): string => (texts.value.has("score-title") ? texts.value.count(amount) : moneyText(amount));

/**
 * Return whether a sum of scores has a meaning. The sum has a meaning if the game gives it words, or if the score is
 * money.
 */
export const hasScoreMeaning = (): boolean => texts.value.has("score-of") || !texts.value.has("score-title");
