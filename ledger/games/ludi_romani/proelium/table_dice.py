"""Dice that lie on the table and are typed in (FATA-11)."""

from typing import Annotated

from pydantic import Field

from ledger.objection import Objection, Objections

MOST_SIDES = 100
"""No die of a battle has more, a war god's neither (`dice.war_god_sides`)."""

Face = Annotated[int, Field(ge=1, le=MOST_SIDES)]
Faces = Annotated[tuple[Face, ...], Field(max_length=1, strict=False)]
"""What one die shows, typed in: a list of one on the wire."""


def faces_objections(faces: tuple[int, ...] | None, sides: tuple[int, ...] | None) -> Objections:
    """Dice on the table are typed in, one for each of these; the server's never (`sides` None)."""
    if sides is None:
        if faces is not None:
            yield Objection("FATA-11", "dice-not-wanted", waivable=False)
    elif len(faces or ()) != len(sides):
        yield Objection("FATA-11", "dice-wanted", {"n": len(sides)}, waivable=False)
    elif any(face > most for face, most in zip(faces or (), sides, strict=True)):
        yield Objection("FATA-11", "no-such-face", waivable=False)
