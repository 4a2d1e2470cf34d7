/** Names in the language of this phone. This module is loaded on phones whose language differs from the data's. */

import { computed } from "@preact/signals";
import { nameTranslator } from "../core/words/nametranslator";
import { LANGUAGES } from "../core/words/language";
import { language } from "./language";
import { translateNames } from "./services";
import { texts } from "./texts";

const translator = computed(() => (language.value === LANGUAGES[0] ? null : nameTranslator(texts.value)));

translateNames.value = (view) => (view && translator.value?.(view)) ?? view;
