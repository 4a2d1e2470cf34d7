import { useState } from "preact/hooks";
import { t } from "../texts";
import { newer, takeUpdate } from "../worker";

/** Asks whether to change to a newer version; it never changes by itself. */
export function Update() {
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
