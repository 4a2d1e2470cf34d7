"""The numbers of a round: what changes a die, in which order, and what the difference means."""

from collections.abc import Iterable
from typing import NamedTuple

from ledger.games.ludi_romani.proelium.state import Concursatio, Touch
from ledger.games.ludi_romani.state import Game

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
    """What a round came to, and which side won it (`NOBODY` for a tie)."""

    result: str
    winner: int


def total(face: int, touches: Iterable[Touch], order: Iterable[str]) -> int:
    """A die after everything that changes it, in this order of changes (PROEL-44 to 46)."""
    number, touches = face, tuple(touches)
    for how in order:
        changes = [touch.n for touch in touches if touch.how == how]
        number = number * TWICE if how == DOUBLING and changes else number + sum(changes)
    return number


def modifier_order(state: Game) -> tuple[str, ...]:
    """The changes in the order of the reading in force: Juno, ghosts, Fortuna by default."""
    return tuple(str(state.switch("dice_modifier_order")).split())


def totals(state: Game, current: Concursatio) -> tuple[int, int]:
    """What both parties have in this round so far; 0 for who has not rolled."""
    order = modifier_order(state)
    first, second = (
        total(throw.face, (t for t in current.touches if t.side == side), order) if throw else 0
        for side, throw in enumerate(current.throws)
    )
    return first, second


def outcome(first: int, second: int) -> Outcome:
    """Captured by two or more, ceded by one, else a tie (PROEL-21, PROEL-22, PROEL-23)."""
    difference = abs(first - second)
    if not difference:
        return Outcome(TIE, NOBODY)
    winner = (first, second).index(max(first, second))
    return Outcome(CAPTURED if difference >= CLEAR else CEDED, winner)


def against(attacker: int, defender: int) -> Outcome:
    """Equal or higher keeps the legio, lower loses it, where one side only risks dice.

    So it is against a war god (PROEL-35) and against the Ring (RING-07).
    """
    return Outcome(KEPT, 1) if defender >= attacker else Outcome(CAPTURED, 0)
