/** The language of this phone: the one chosen here, or the best one for its owner. */

import { signal } from "@preact/signals";
import { chooseLanguage } from "../core/words/language";
import { readChoice } from "./storedchoices";

/** The name of the choice in the browser's storage. */
export const STORAGE_KEY = "acta-language";

/** The languages of the phone's owner, best first. */
export const ownerLanguages: readonly string[] = globalThis.navigator?.languages ?? [];

export const language = signal(chooseLanguage(readChoice(STORAGE_KEY), ownerLanguages));
