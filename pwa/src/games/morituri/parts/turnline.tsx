import { awaitedCharacters } from "../../../core/view/selectors";
import { me, isMyTurn } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t, personRef } from "../../../ui/texts";
import { turnOf } from "../shape";
import { PawnMark } from "./pawnmark";
import "./parts.css";

/** The stages of a turn that need no line, because the head of the game or the screen already shows them. */
const SILENT_STAGES = new Set(["lots", "bout", "turn", "over"]);

/** The stage of the turn and the player whose turn it is. The head of the game also names this player. */
export function TurnLine() {
  const turn = turnOf(view.value);
  if (!turn || SILENT_STAGES.has(turn.asked)) return null;
  const awaitedPeople = awaitedCharacters(view.value);
  const turnOwner = isMyTurn.value && awaitedPeople.length === 1 ? "yes" : "no";
  return (
    <p class="turn-line across" data-mine={isMyTurn.value}>
      <PawnMark id={awaitedPeople.includes(turn.turn) ? turn.turn : (awaitedPeople[0] ?? turn.turn)} size={26} />
      <span>{t(`asked-${turn.asked}`, { who: awaitedPeople.map(personText), mine: turnOwner })}</span>
    </p>
  );
}

const personText = (personId: string): string => (personId === me.value ? t("mor-you") : personRef(personId));
