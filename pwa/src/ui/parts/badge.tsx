import { ageInLargestUnit, linkState } from "../../core/live/link";
import { currentGame } from "../services";
import { t } from "../texts";
import { currentTime } from "../currenttime";

/** Draw the state of the connection and the age of the data. A tap fetches the data again. */
export function LinkBadge() {
  const game = currentGame.value;
  if (!game) return null;
  const link = linkState(game.link.value, game.heardAt.value, currentTime.value);
  const text = game.isUnknown.value ? t("ui-link-gone") : linkText(link);
  const unansweredCount = game.outbox.value.filter((item) => item.state === "queued" || item.state === "sent").length;
  return (
    <button
      type="button"
      class="badge"
      data-state={link.state}
      aria-label={`${text}${unansweredCount ? `, ${t("ui-link-waiting", { n: unansweredCount })}` : ""}. ${t("ui-refresh")}`}
      onClick={() => game.refresh()}
    >
      <span class="badge-dot" />
      <span>{text}</span>
      {unansweredCount > 0 && <span class="badge-count">{unansweredCount}</span>}
    </button>
  );
}

function linkText(link: ReturnType<typeof linkState>): string {
  if (link.state === "live") return t("ui-link-live");
  if (link.seconds === null) return t("ui-link-offline");
  return t(`ui-link-${link.state}`, { age: `${ageInLargestUnit(link.seconds).count} ${ageInLargestUnit(link.seconds).unit}` });
}
