/** Names in the language of this phone. This module is loaded on phones whose language differs from the data's. */

import { computed } from "@preact/signals";
import { nameTranslator } from "../core/words/nametranslator";
import { LANGUAGES } from "../core/words/language";
import { language } from "./language";
import { called } from "./services";
import { texts } from "./texts";

const renaming = computed(() => (language.value === LANGUAGES[0] ? null : nameTranslator(texts.value)));

called.value = (view) => (view && renaming.value?.(view)) ?? view;
