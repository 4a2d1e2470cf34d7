/** The texts of each game. */

import { effect } from "@preact/signals";
import byGame from "virtual:texts/games";
import common from "virtual:texts/game";
import { LANGUAGES } from "../core/words/language";
import type { TextsByLanguage } from "../core/words/language";
import { language } from "../ui/language";

effect(() => {
  if (language.value !== LANGUAGES[0]) import("../ui/nametranslation").catch(() => undefined);
});

/**
 * Return the texts that every game needs, and the texts of this game. If this game has no texts, return only the texts
 * that every game needs.
 */
export const textsOf = (ruleset: string): readonly TextsByLanguage[] => [common, byGame[ruleset]].flatMap((texts) => texts ?? []);
