import { awaitedCharacters } from "../../core/view/selectors";
import { me, myCharacters, isMyTurn } from "../../ui/me";
import { gameSlice, view } from "../../ui/services";
import { t, personRef } from "../../ui/texts";

/** The line that says whose turn it is. Games that wait for particular characters show it. */
export function TurnNotice() {
  const waitedFor = awaitedCharacters(view.value);
  if (!waitedFor.length || gameSlice.value?.status === "closed") return null;
  const isNamed = myCharacters.value.length > 1;
  return (
    <p class="turn" data-mine={isMyTurn.value} role="status">
      {!isMyTurn.value && t("ui-turn-of", { who: waitedFor.map(personRef) })}
      {isMyTurn.value && (isNamed ? t("ui-your-turn-named", { who: `who:${me.value}` }) : t("ui-your-turn"))}
    </p>
  );
}
