/** Keeping the app on the phone, and what is said when a newer one is there; forgetting what was erased. Fetched once the app is shown. */

import { render } from "preact";
import { useState } from "preact/hooks";
import update from "../messages/en.update.ftl?raw";
import { forgetAll } from "../ui/forget";
import { addTexts, t } from "../ui/texts";
import { installWorker, newer, takeUpdate } from "./worker";

addTexts(update);

/**
 * Install the service worker, and ask about updates beneath whatever is on the screen. Over plain HTTP
 * there is no worker, and the app does without.
 */
export async function keepApp(): Promise<void> {
  void forgetAll().catch(() => undefined);
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const below = document.createElement("div");
  document.body.append(below);
  render(<Update />, below);
  await installWorker();
}

/** Asks whether to change to a newer version; it never changes by itself. */
function Update() {
  const [later, setLater] = useState(false);
  if (!newer.value || later) return null;
  return (
    <div class="update" role="status">
      <span>{t("update-ready")}</span>
      <button type="button" class="button small" onClick={takeUpdate}>
        {t("update-now")}
      </button>
      <button type="button" class="link" onClick={() => setLater(true)}>
        {t("update-later")}
      </button>
    </div>
  );
}
