/** How what counts in a game is told: in its own words, else as money. */

import { money, t, texts } from "../../ui/texts";

/** So much of what counts; without words of the game and without money a number. */
export const scoreText = (n: number): string => (texts.value.has("score-of") ? t("score-of", { n }) : money(n));

/** The same where a title says already what counts. */
export const scoreCell = (n: number): string => (texts.value.has("score-title") ? texts.value.count(n) : money(n));

/** Whether the sum says anything that the game would say: as money, or in words of its own. */
export const isScoreTold = (): boolean => texts.value.has("score-of") || !texts.value.has("score-title");
