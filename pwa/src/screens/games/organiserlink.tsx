/** The link from the first page to the organiser's page. Strangers never see it. */

import { useEffect, useState } from "preact/hooks";
import type { OrganiserSession } from "../../core/view/wire";
import { goToAddress } from "../../ui/router";
import { api, storage } from "../../ui/services";
import { t } from "../../ui/texts";
import { ORGANISER_NOTE } from "../organiser/signedin";
import { isOwnMachine } from "../../ui/ownmachine";

/** Draw the link if this browser is on the machine of the server, or has a session of an organiser. */
export function OrganiserLink() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    void storage.peek().note(ORGANISER_NOTE).then(async (note) => {
      // The phones of guests ask the server for nothing.
      if (!note && !isOwnMachine()) return;
      const { organiser: isOrganiser } = await api.call<OrganiserSession>("/organiser/session");
      setIsShown(isOrganiser || isOwnMachine());
    }).catch(() => undefined);
  }, []);
  if (!isShown) return null;
  return (
    <button type="button" class="button quiet-button" onClick={() => goToAddress("/organiser")}>
      {t("ui-to-organiser")}
    </button>
  );
}
