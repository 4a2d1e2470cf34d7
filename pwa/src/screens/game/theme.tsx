import "virtual:texts/theme";
import { t } from "../../ui/texts";
import { THEMES, chooseTheme, chosenTheme } from "../../ui/theme";

/** Choose between the light theme and the dark theme. */
export function ThemeChoice() {
  return (
    <fieldset class="field theme-choice">
      <legend class="legend">{t("ui-theme")}</legend>
      <div class="segments">
        {THEMES.map((theme) => (
          <label key={theme} class="segment">
            <input type="radio" name="theme" checked={chosenTheme.value === theme} onChange={() => void chooseTheme(theme)} />
            <span>{t(`ui-theme-${theme || "phone"}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
