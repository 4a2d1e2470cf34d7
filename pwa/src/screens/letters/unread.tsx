import { unread } from "../../core/view/letters";
import { me } from "../../ui/me";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";

/** How many letters the one in play has not read; nothing when there are none. */
export function Unread() {
  const n = unread(view.value, me.value);
  return n > 0 ? <>{t("ui-letters-unread", { n })}</> : null;
}
