/** Rare banners of a game. They stand apart from the common ones, to be loaded only when one is needed. */

import type { GameDoc } from "../../core/view/wire";
import { live } from "../../ui/services";
import { t } from "../../ui/texts";
import { LapsedSeats } from "./lapsedseats";
import { MovedNotice } from "./movednotice";
import { Takeover } from "./takeover";

export function RareBanners({ game }: { game: GameDoc }) {
  return (
    <>
      {live.value?.moved.value && <MovedNotice game={game} />}
      {live.value?.link.value === "crowded" && (
        <div class="banner" role="status">
          {t("ui-crowded")}
        </div>
      )}
      <LapsedSeats game={game.id} />
      <Takeover game={game} />
    </>
  );
}
