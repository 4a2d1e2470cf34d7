import "virtual:texts/language";
import { LANGUAGES } from "../../core/words/language";
import { language } from "../language";
import { switchLanguage } from "../speak";
import { t } from "../texts";

/** Draw the choice among the languages of this phone. */
export function LanguageChoice() {
  return (
    <div class="languages" role="group" aria-label={t("ui-language")}>
      {LANGUAGES.map((option) => (
        <button key={option} type="button" lang={option} aria-pressed={option === language.value} onClick={() => void switchLanguage(option).catch(() => undefined)}>
          {t(`ui-language-${option}`)}
        </button>
      ))}
    </div>
  );
}
