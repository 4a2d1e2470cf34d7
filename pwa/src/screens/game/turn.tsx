import { awaitedCharacters } from "../../core/view/selectors";
import { me, myCharacters, isMyTurn, nextPlayer, playAs } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { goToTab } from "../../ui/router";
import { gameSlice, view } from "../../ui/services";
import { tabs } from "../../ui/tabs";
import { t, personRef } from "../../ui/texts";

/** The line that says whose turn it is. Games that wait for particular characters show it. */
export function TurnNotice() {
  const waitedFor = awaitedCharacters(view.value);
  if (!waitedFor.length || gameSlice.value?.status === "closed") return null;
  const named = myCharacters.value.length > 1;
  return (
    <p class="turn" data-mine={isMyTurn.value} role="status">
      {!isMyTurn.value && t("ui-turn-of", { who: waitedFor.map(personRef) })}
      {isMyTurn.value && (named ? t("ui-your-turn-named", { who: `who:${me.value}` }) : t("ui-your-turn"))}
    </p>
  );
}

/**
 * The notice that the game waits for another character of this phone. The notice names the person who gets the phone
 * now, and has a button to play as this character.
 */
export function PassPhoneNotice() {
  const to = nextPlayer.value;
  if (!to || gameSlice.value?.status === "closed") return null;
  const take = (): void => {
    playAs(to);
    goToTab(tabs.peek()[0] ?? "");
  };
  return (
    <section class="pass" role="status">
      <CrestOf id={to} size={52} />
      <p class="pass-words">
        <Icon name="hands" size={20} /> {t("ui-pass", { who: `who:${to}` })}
      </p>
      <button type="button" class="button primary" onClick={take}>
        {t("ui-i-am", { who: `who:${to}` })}
      </button>
    </section>
  );
}
