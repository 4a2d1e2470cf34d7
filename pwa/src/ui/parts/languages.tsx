import "virtual:texts/language";
import { LANGUAGES } from "../../core/words/language";
import { language } from "../language";
import { switchLanguage } from "../speak";
import { t } from "../texts";

/** Draw the choice among the languages of this phone. */
export function LanguageChoice() {
  return (
    <div class="languages" role="group" aria-label={t("ui-language")}>
      {LANGUAGES.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === language.value} onClick={() => void switchLanguage(one).catch(() => undefined)}>
          {t(`ui-language-${one}`)}
        </button>
      ))}
    </div>
  );
}
