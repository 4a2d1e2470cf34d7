import { LANGUAGES } from "../../core/words/language";
import { language } from "../../ui/language";
import { t } from "../../ui/texts";

/** A note that rulebooks are in English. The note is shown to readers of other languages. */
export function EnglishNote() {
  return language.value === LANGUAGES[0] ? null : <p class="quiet">{t("ui-rules-english")}</p>;
}
