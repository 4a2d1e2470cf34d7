import { awaitedCharacters } from "../../../core/view/selectors";
import { me, isMyTurn } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t, whoRef } from "../../../ui/texts";
import { turnOf } from "../shape";
import { PawnMark } from "./pawnmark";
import "./parts.css";

/** Stages of a turn that need no line, because the frame or the screen already shows them. */
const SILENT_STAGES = new Set(["lots", "bout", "turn", "over"]);

/** The stage of the turn and its player. The frame of the game names whose turn it is. */
export function TurnLine() {
  const turn = turnOf(view.value);
  if (!turn || SILENT_STAGES.has(turn.asked)) return null;
  const waited = awaitedCharacters(view.value);
  const mine = isMyTurn.value && waited.length === 1 ? "yes" : "no";
  return (
    <p class="turn-line across" data-mine={isMyTurn.value}>
      <PawnMark id={waited.includes(turn.turn) ? turn.turn : (waited[0] ?? turn.turn)} size={26} />
      <span>{t(`asked-${turn.asked}`, { who: waited.map(personText), mine })}</span>
    </p>
  );
}

const personText = (id: string): string => (id === me.value ? t("mor-you") : whoRef(id));
