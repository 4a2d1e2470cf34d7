/** Formats the score of a game: in the game's own words, else as money. */

import { money, t, texts } from "../../ui/texts";

/** Return a score with its unit: in the game's words, else as money. */
export const scoreText = (n: number): string => (texts.value.has("score-of") ? t("score-of", { n }) : money(n));

/** Return a score for a table whose title already names the unit. */
export const scoreCell = (n: number): string => (texts.value.has("score-title") ? texts.value.count(n) : money(n));

/** Return whether a sum of scores means anything: the game gives it words, or it is money. */
export const hasScoreMeaning = (): boolean => texts.value.has("score-of") || !texts.value.has("score-title");
