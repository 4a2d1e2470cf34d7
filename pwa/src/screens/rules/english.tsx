import { LANGUAGES } from "../../core/words/language";
import { language } from "../../ui/language";
import { t } from "../../ui/texts";

/** Tell readers of another language that rulebooks are in English. */
export function EnglishNote() {
  return language.value === LANGUAGES[0] ? null : <p class="quiet">{t("ui-rules-english")}</p>;
}
