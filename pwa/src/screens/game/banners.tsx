import { minutesSecondsText } from "../../core/view/periodtime";
import type { GameDoc } from "../../core/view/wire";
import { slicesOfFamily, gameResult } from "../../core/view/selectors";
import { lazy } from "../../ui/lazy";
import { lapsedSeats } from "../../ui/me";
import { clock, currentGame, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { currentTime } from "../../ui/currenttime";

const EndBanner = lazy(() => import("./endbanner").then((module) => module.EndBanner));
const RareBanners = lazy(() => import("./rarebanners").then((module) => module.RareBanners));
const WindowBanner = lazy(() => import("../../ui/window/banner").then((module) => module.WindowBanner));

/**
 * The banners for all players. The banners say that the game has not begun, is paused or is closing, or that this phone
 * lost the card.
 */
export function Banners({ game }: { game: GameDoc }) {
  const timeLeft = game.closes_at > 0 ? game.closes_at - (currentTime.value && clock.now()) : 0;
  const isClosing = game.status !== "closed" && (game.status === "closing" || game.closing === true || game.closes_at > 0);
  const closingText = timeLeft > 0 ? t("ui-game-closing", { left: minutesSecondsText(timeLeft) }) : t("ui-game-closing-soon");
  const hasEnded = game.status === "closed" || gameResult(view.value) !== undefined;
  const hasWindows = game.status !== "closed" && slicesOfFamily(view.value, "window").length > 0;
  return (
    <>
      {(game.server || game.restored || currentGame.value?.movedCard.value || lapsedSeats.value.length > 0 || currentGame.value?.link.value === "crowded" || currentGame.value?.isUnknown.value) && <RareBanners game={game} />}
      {game.status === "paused" && !game.restored && (
        <div class="banner" role="status">
          {t(game.waiting ? "ui-game-waiting" : "ui-game-paused")}
        </div>
      )}
      {isClosing && !hasEnded && <div class="banner" role="status">{closingText}</div>}
      {hasWindows && <WindowBanner game={game} />}
      {hasEnded && <EndBanner game={game} closingTimeText={isClosing ? closingText : ""} />}
    </>
  );
}
