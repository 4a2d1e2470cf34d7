/** Keeping the app on the phone, and what is said when a newer one is there. Fetched once the app is shown. */

import { render } from "preact";
import { useState } from "preact/hooks";
import { t } from "../ui/texts";
import { installWorker, newer, takeUpdate } from "./worker";

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
      <span>{t("ui-update-ready")}</span>
      <button type="button" class="button small" onClick={takeUpdate}>
        {t("ui-update-now")}
      </button>
      <button type="button" class="link" onClick={() => setLater(true)}>
        {t("ui-later")}
      </button>
    </div>
  );
}
