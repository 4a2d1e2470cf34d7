"""The dice of a round: typed in from the table, modified in order, and their outcome."""

from collections.abc import Iterable
from typing import Annotated, NamedTuple

from pydantic import Field

from ledger.games.ludi_romani.proelium.state import Concursatio, Touch
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections

MOST_SIDES = 100
"""No die of a battle has more, a war god's neither (`dice.war_god_sides`)."""

Face = Annotated[int, Field(ge=1, le=MOST_SIDES)]
Faces = Annotated[tuple[Face, ...], Field(max_length=1, strict=False)]
"""What one die shows, typed in: a list of one on the wire."""

CAPTURED = "captured"
CEDED = "ceded"
TIE = "tie"
KEPT = "kept"

DOUBLING = "juno_doubling"
TWICE = 2

CLEAR = 2
"""By so much a die must win for its owner to take the other one (PROEL-21)."""

NOBODY = -1


class Outcome(NamedTuple):
    """The outcome of a round, and which side won it (`NOBODY` for a tie)."""

    result: str
    winner: int


def faces_must_fit(faces: tuple[int, ...] | None, sides: tuple[int, ...] | None) -> Objections:
    """One face is typed in for each of these dice on the table (FATA-11).

    Faces of the server's dice are never typed in (`sides` None).
    """
    if sides is None:
        if faces is not None:
            yield Objection("FATA-11", "dice-not-wanted", waivable=False)
    elif len(faces or ()) != len(sides):
        yield Objection("FATA-11", "dice-wanted", {"n": len(sides)}, waivable=False)
    elif any(face > most for face, most in zip(faces or (), sides, strict=True)):
        yield Objection("FATA-11", "no-such-face", waivable=False)


def legio_sides(state: Game) -> int:
    """How many sides a legio's die has, like a ghost's die and a lot (IMAGO-05)."""
    return state.world.scenario.sides.legio


def changed_total(face: int, touches: Iterable[Touch], order: Iterable[str]) -> int:
    """A die's number after all its modifiers, applied in this order (PROEL-44 to 46)."""
    number, touches = face, tuple(touches)
    for how in order:
        changes = [touch.n for touch in touches if touch.how == how]
        number = number * TWICE if how == DOUBLING and changes else number + sum(changes)
    return number


def totals_of(state: Game, current: Concursatio) -> tuple[int, int]:
    """The totals of both parties in this round so far; 0 for a party that has not rolled.

    Modifiers apply in the order of the reading in force: Juno, ghosts, Fortuna by default.
    """
    order = str(state.switch("dice_modifier_order")).split()
    first, second = (
        changed_total(throw.face, (t for t in current.touches if t.side == side), order)
        if throw
        else 0
        for side, throw in enumerate(current.throws)
    )
    return first, second


def outcome_of_equals(first: int, second: int) -> Outcome:
    """Captured by two or more, ceded by one, otherwise a tie (PROEL-21, PROEL-22, PROEL-23)."""
    difference = abs(first - second)
    if not difference:
        return Outcome(TIE, NOBODY)
    winner = (first, second).index(max(first, second))
    return Outcome(CAPTURED if difference >= CLEAR else CEDED, winner)


def outcome_of_attack(attacker: int, defender: int) -> Outcome:
    """Equal or higher keeps the legio, lower loses it, where only the defender risks dice.

    This holds against a war god (PROEL-35) and against the Ring (RING-07).
    """
    return Outcome(KEPT, 1) if defender >= attacker else Outcome(CAPTURED, 0)
