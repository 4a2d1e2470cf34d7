import { Icon } from "../../../ui/parts/icon";
import { timeLeftText, playersNotReady, timeLeft } from "../../../core/sending/windows";
import { currentTime } from "../../../ui/currenttime";
import { clock, gameSlice, view } from "../../../ui/services";
import { t, personRef } from "../../../ui/texts";
import { windowName } from "../../../ui/window/card";
import { allWindows } from "../../../ui/window/submissions";
import { turnOf } from "../shape";

/** The turn, its phase, its deadline, and the players for whom the game waits. */
export function TurnHead() {
  const turn = turnOf(view.value);
  const [window] = allWindows();
  if (!turn) return null;
  const game = gameSlice.value;
  const missingPlayers = window ? playersNotReady(window) : [];
  return (
    <header class="dip-head wrapped">
      <p class="dip-season">{t("season-said", { season: turn.season, year: turn.year })}</p>
      {window && game && (
        <p class="dip-clock">
          <Icon name="hourglass" size={18} /> {windowName(window)} <time role="timer">{timeLeftText(timeLeft(window, game, currentTime.value && clock.now()))}</time>
        </p>
      )}
      {missingPlayers.length > 0 && <p class="quiet dip-missing">{t("ui-window-missing", { who: missingPlayers.map(personRef) })}</p>}
    </header>
  );
}
