/** The choice of this phone's language. */

import type { Language } from "../core/words/language";
import { storeChoice } from "./storedchoices";
import { STORAGE_KEY, language } from "./language";
import { reloadTexts } from "./texts";

/** Use the given language from now on. The texts of the old language stay until the new texts are loaded. */
export function switchLanguage(choice: Language): Promise<void> {
  language.value = choice;
  storeChoice(STORAGE_KEY, choice);
  return reloadTexts();
}
