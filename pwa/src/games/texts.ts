/** Where the texts of each game lie. */

import { effect } from "@preact/signals";
import byGame from "virtual:texts/games";
import common from "virtual:texts/game";
import { LANGUAGES } from "../core/words/language";
import type { Texts } from "../core/words/language";
import { language } from "../ui/language";

effect(() => {
  if (language.value !== LANGUAGES[0]) import("../ui/nametranslation").catch(() => undefined);
});

/** The texts that every game needs, and those of this game; the first alone for one that has none. */
export const textsOf = (ruleset: string): readonly Texts[] => [common, byGame[ruleset]].flatMap((texts) => texts ?? []);
