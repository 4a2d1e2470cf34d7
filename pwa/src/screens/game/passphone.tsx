import { nextPlayer, playAs } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { goToTab } from "../../ui/router";
import { tabs } from "../../ui/tabs";
import { t } from "../../ui/texts";

/**
 * The notice that the game waits for another character of this phone. The notice names the person who gets the phone
 * now, and has a button to play as this character.
 */
export function PassPhoneNotice() {
  const player = nextPlayer.value;
  if (!player) return null;
  const takePhone = (): void => {
    playAs(player);
    goToTab(tabs.peek()[0] ?? "");
  };
  return (
    <section class="pass" role="status">
      <CrestOf id={player} size={52} />
      <p class="pass-words">
        <Icon name="hands" size={20} /> {t("ui-pass", { who: `who:${player}` })}
      </p>
      <button type="button" class="button primary" onClick={takePhone}>
        {t("ui-i-am", { who: `who:${player}` })}
      </button>
    </section>
  );
}
