/**
 * The rare banners of a game. Rare banners are in a separate module, which is loaded only when one of them is needed.
 */

import type { GameDoc } from "../../core/view/wire";
import { currentGame } from "../../ui/services";
import { t } from "../../ui/texts";
import { LapsedSeats } from "./lapsedseats";
import { MovedNotice } from "./movednotice";
import { Takeover } from "./takeover";

export function RareBanners({ game }: { game: GameDoc }) {
  return (
    <>
      {currentGame.value?.movedCard.value && <MovedNotice game={game} />}
      {currentGame.value?.isUnknown.value && (
        <div class="banner" role="status">
          {t("ui-game-gone")}
        </div>
      )}
      {currentGame.value?.link.value === "crowded" && (
        <div class="banner" role="status">
          {t("ui-crowded")}
        </div>
      )}
      <LapsedSeats game={game.id} />
      <Takeover game={game} />
    </>
  );
}
