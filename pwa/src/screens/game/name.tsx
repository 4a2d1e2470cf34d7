import { useState } from "preact/hooks";
import { forgetSuggestedName } from "../../core/sending/forgetname";
import { LONGEST_NAME } from "../../core/sending/founding";
import { givenName } from "../../core/view/selectors";
import { nameFault } from "../../core/words/typedtext";
import { sendAct } from "../../ui/act/send";
import { NameInput } from "../../ui/fields/textinputs";
import { me } from "../../ui/me";
import { SheetHead } from "../../ui/parts/sheet";
import { topSheet } from "../../ui/topsheet";
import { storage, view } from "../../ui/services";
import { t } from "../../ui/texts";

/**
 * A form for the name that the other players see. An empty name erases the player's name, and the character's name is
 * shown again.
 */
export function NameSheet() {
  const [previousName] = useState(givenName(view.value, me.value));
  const [name, setName] = useState(previousName);
  const [isSaving, setIsSaving] = useState(false);
  const giveName = async (): Promise<void> => {
    setIsSaving(true);
    const sheet = topSheet();
    const outcome = await sendAct("introduce", me.value, { name: name.trim() });
    if (outcome.state !== "refused" && !name.trim()) await forgetSuggestedName(storage.peek(), previousName);
    setIsSaving(false);
    if (outcome.state !== "refused") sheet.close();
  };
  return (
    <form
      class="act"
      onSubmit={(event) => {
        event.preventDefault();
        void giveName();
      }}
    >
      <SheetHead title={t("ui-your-name")} />
      <div class="sheet-scroll">
        <label class="field">
          <span class="legend">{t("ui-your-name-about")}</span>
          <NameInput value={name} maxLength={LONGEST_NAME} onChange={setName} />
        </label>
        <p class="quiet">{t("ui-your-name-erased")}</p>
      </div>
      <footer class="sheet-foot">
        <button type="submit" class="button primary" disabled={isSaving || nameFault(name) !== null} aria-busy={isSaving}>
          {t(previousName && !name.trim() ? "ui-erase-name" : "ui-keep-name")}
        </button>
      </footer>
    </form>
  );
}
