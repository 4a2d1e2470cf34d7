import { countUnreadLetters } from "../../core/view/letters";
import { me } from "../../ui/me";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";

/** The number of letters that the character in play has not read. If all letters are read, nothing is shown. */
export function UnreadLetterCount() {
  const unreadCount = countUnreadLetters(view.value, me.value);
  return unreadCount > 0 ? <>{t("ui-letters-unread", { n: unreadCount })}</> : null;
}
