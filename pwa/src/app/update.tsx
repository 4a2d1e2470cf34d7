/**
 * Tasks that follow the first drawing: marking pressed buttons, toasts, the theme, installing the app and offering
 * updates, and deleting erased data.
 */

import { render } from "preact";
import { useState } from "preact/hooks";
import "virtual:texts/update";
import { dropAllErasedText } from "../ui/forget";
import { Toasts } from "../ui/parts/toasts";
import { showPresses } from "../ui/pressed";
import { t } from "../ui/texts";
import { showTheme } from "../ui/theme";
import { undoTranslations } from "../ui/translators";
import { installWorker, newerVersion, applyUpdate } from "./worker";

/**
 * Draw toasts and the update notice above every screen, and install the service worker. Over plain HTTP there is no
 * service worker, and the app works without it.
 */
export async function startUpdates(): Promise<void> {
  showPresses();
  undoTranslations(document.body);
  void dropAllErasedText().catch(() => undefined);
  void showTheme().catch(() => undefined);
  const above = document.createElement("div");
  document.body.append(above);
  render(
    <>
      <Update />
      <Toasts />
    </>,
    above,
  );
  if (import.meta.env.PROD && "serviceWorker" in navigator) await installWorker();
}

/** Draw the question whether to change to a newer version. The app never changes by itself. */
function Update() {
  const [later, setLater] = useState(false);
  if (!newerVersion.value || later) return null;
  return (
    <div class="update" role="status">
      <span>{t("update-ready")}</span>
      <button type="button" class="button small" onClick={applyUpdate}>
        {t("update-now")}
      </button>
      <button type="button" class="link" onClick={() => setLater(true)}>
        {t("update-later")}
      </button>
    </div>
  );
}
