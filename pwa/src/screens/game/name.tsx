import { useState } from "preact/hooks";
import { LONGEST_NAME } from "../../core/founding";
import { givenName } from "../../core/select";
import { sendNow } from "../../ui/act/send";
import { me } from "../../ui/me";
import { SheetHead } from "../../ui/parts/sheet";
import { closeSheet } from "../../ui/router";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";

/** What those at the table call me. Left empty, my character's name stands there again. */
export function NameSheet() {
  const [name, setName] = useState(givenName(view.value, me.value));
  const [busy, setBusy] = useState(false);
  const give = async (): Promise<void> => {
    setBusy(true);
    const sent = await sendNow("introduce", me.value, { name: name.trim() });
    setBusy(false);
    if (sent.state !== "refused") closeSheet();
  };
  return (
    <form
      class="act"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <SheetHead title={t("ui-your-name")} />
      <div class="sheet-scroll">
        <label class="field">
          <span class="legend">{t("ui-your-name-about")}</span>
          <input class="line-input" value={name} maxLength={LONGEST_NAME} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
        </label>
      </div>
      <footer class="sheet-foot">
        <button type="submit" class="button primary" disabled={busy} aria-busy={busy}>
          {t("ui-keep-name")}
        </button>
      </footer>
    </form>
  );
}
