/**
 * Names in the language of this phone. Only phones whose language differs from the language of the game's data load
 * this module.
 */

import { computed } from "@preact/signals";
import { nameTranslator } from "../core/words/nametranslator";
import { LANGUAGES } from "../core/words/language";
import { language } from "./language";
import { nameTranslation } from "./services";
import { texts } from "./texts";

const translator = computed(() => (language.value === LANGUAGES[0] ? null : nameTranslator(texts.value)));

nameTranslation.value = (view) => (view && translator.value?.(view)) ?? view;
