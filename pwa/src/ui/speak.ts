/** The choice of this phone's language. */

import type { Language } from "../core/words/language";
import { keep } from "./kept";
import { KEPT, language } from "./language";
import { rereadTexts } from "./texts";

/** Use this language from now on. The texts of the old one stay until the new ones are loaded. */
export function speak(chosen: Language): Promise<void> {
  language.value = chosen;
  keep(KEPT, chosen);
  return rereadTexts();
}
