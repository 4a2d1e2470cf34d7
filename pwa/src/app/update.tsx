/** Keeping the app on the phone, and what is said when a newer one is there. Fetched once the app is shown. */

import { render } from "preact";
import { useState } from "preact/hooks";
import update from "../messages/en.update.ftl?raw";
import { addTexts, t } from "../ui/texts";
import { installWorker, newer, takeUpdate } from "./worker";

addTexts(update);

/** Install the service worker, and ask about updates beneath whatever is on the screen. */
export async function keepApp(): Promise<void> {
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
