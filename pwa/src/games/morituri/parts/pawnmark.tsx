import { person } from "../../../core/view/selectors";
import { view } from "../../../ui/services";
import { seatColour } from "../colours";
import { emblemGlyph } from "../glyphs";
import { gladiatorOf } from "../shape";
import "./parts.css";

/** The colour and emblem of a player's pawn. */
export function PawnMark({ id, size = 28 }: { id: string; size?: number }) {
  const seat = gladiatorOf(view.value, id)?.seat_no ?? 0;
  return (
    <span class="pawn-mark cell" style={{ "--pawn": seatColour(seat), "--size": `${size}px` }} aria-hidden="true">
      {emblemGlyph(seat)}
    </span>
  );
}

/** A player's name at the table, followed by the stage name if it differs. */
export function PlayerName({ id }: { id: string }) {
  const character = person(view.value, id);
  return (
    <span class="called">
      <b>{character?.short ?? id}</b>
      {character && character.name !== character.short && <small><bdi>{character.name}</bdi></small>}
    </span>
  );
}
