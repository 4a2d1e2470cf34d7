/**
 * The language of this phone. The phone's language is the language that was chosen on this phone, or otherwise the best
 * language for the phone's owner.
 */

import { signal } from "@preact/signals";
import { chooseLanguage } from "../core/words/language";
import { readChoice } from "./storedchoices";

/** The name under which the browser's storage keeps the choice. */
export const STORAGE_KEY = "acta-language";

/** The languages of the phone's owner, the best first. */
export const ownerLanguages: readonly string[] = globalThis.navigator?.languages ?? [];

export const language = signal(chooseLanguage(readChoice(STORAGE_KEY), ownerLanguages));
