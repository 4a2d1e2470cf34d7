/**
 * The tasks of the app after the first screen is drawn. The app marks pressed buttons, shows toasts, applies the theme,
 * installs itself, offers updates, and deletes erased data.
 */

import { render } from "preact";
import { useState } from "preact/hooks";
import "virtual:texts/update";
import { dropAllErasedText } from "../ui/forget";
import { Toasts } from "../ui/parts/toasts";
import { markPressedButtons } from "../ui/pressmark";
import { t } from "../ui/texts";
import { showTheme } from "../ui/theme";
import { keepUndoingTranslations } from "../ui/translators";
import { installWorker, newerVersion, applyUpdate } from "./worker";

/**
 * Draw toasts and the update notice above every screen, and install the service worker. Over plain HTTP browsers offer
 * no service worker, and the app works without it.
 */
export async function startToastsAndUpdates(): Promise<void> {
  markPressedButtons();
  keepUndoingTranslations(document.body);
  void dropAllErasedText().catch(() => undefined);
  void showTheme().catch(() => undefined);
  const container = document.createElement("div");
  document.body.append(container);
  render(
    <>
      <UpdateQuestion />
      <Toasts />
    </>,
    container,
  );
  if (import.meta.env.PROD && "serviceWorker" in navigator) await installWorker();
}

/**
 * Draw the question whether the player wants to change to a newer version. The app never changes to it without asking.
 */
function UpdateQuestion() {
  const [isPostponed, setIsPostponed] = useState(false);
  if (!newerVersion.value || isPostponed) return null;
  return (
    <div class="update" role="status">
      <span>{t("update-ready")}</span>
      <button type="button" class="button small" onClick={applyUpdate}>
        {t("update-now")}
      </button>
      <button type="button" class="link" onClick={() => setIsPostponed(true)}>
        {t("update-later")}
      </button>
    </div>
  );
}
