/** Names in the language of this phone. It is loaded for phones that speak another language than the data. */

import { computed } from "@preact/signals";
import { calledIn } from "../core/words/called";
import { LANGUAGES } from "../core/words/language";
import { language } from "./language";
import { called } from "./services";
import { texts } from "./texts";

const renaming = computed(() => (language.value === LANGUAGES[0] ? null : calledIn(texts.value)));

called.value = (view) => (view && renaming.value?.(view)) ?? view;
