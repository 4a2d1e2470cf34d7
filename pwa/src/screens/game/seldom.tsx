/** Rare banners of a game. They stand apart from the common ones, to be loaded only when one is needed. */

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
