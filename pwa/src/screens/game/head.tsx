import { person } from "../../core/view/selectors";
import type { GameDoc } from "../../core/view/wire";
import { lazy } from "../../ui/lazy";
import { me } from "../../ui/me";
import { LinkBadge } from "../../ui/parts/badge";
import { PeriodClock } from "../../ui/parts/clock";
import { Crest } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { openSheet } from "../../ui/router";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";

const MenuSheet = lazy(() => import("./menu").then((module) => module.MenuSheet));

/** The head of every screen of a game, with the period, the clock, the connection and the menu. */
export function Head({ game }: { game: GameDoc }) {
  const myPerson = person(view.value, me.value);
  return (
    <header class="head">
      <PeriodClock game={game} />
      <LinkBadge />
      <button type="button" class="icon-button" aria-label={t("ui-menu")} onClick={() => openSheet(() => <MenuSheet />, ["menu"])}>
        {myPerson ? <Crest bearer={myPerson} size={38} /> : <Icon name="menu" />}
      </button>
    </header>
  );
}
