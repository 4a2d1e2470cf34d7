/** Choosing the language of this phone. */

import type { Language } from "../core/words/language";
import { keep } from "./kept";
import { KEPT, language } from "./language";
import { rereadTexts } from "./texts";

/** Speak this language from now on; until its texts are here, those of the one before it stay. */
export function speak(chosen: Language): Promise<void> {
  language.value = chosen;
  keep(KEPT, chosen);
  return rereadTexts();
}
