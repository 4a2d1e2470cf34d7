/** Rare banners above a game: a card has moved away, a session is over, there are too many windows, another server goes on. */

import type { GameDoc } from "../../core/view/wire";
import { live } from "../../ui/services";
import { t } from "../../ui/texts";
import { Lapsed } from "./lapsed";
import { Moved } from "./moved";
import { Takeover } from "./takeover";

export function Seldom({ game }: { game: GameDoc }) {
  return (
    <>
      {live.value?.moved.value && <Moved game={game} />}
      {live.value?.link.value === "crowded" && (
        <div class="banner" role="status">
          {t("ui-crowded")}
        </div>
      )}
      <Lapsed game={game.id} />
      <Takeover game={game} />
    </>
  );
}
