"""Dice of the server, or dice of one's own that are typed in (SETUP)."""

from ledger.contract.acts import ActContext
from ledger.contract.form import Dice
from ledger.games.cursus_honorum.state import Game
from ledger.kernel.vocabulary.table_dice import TableDice
from ledger.record.entry import Roll
from ledger.record.objection import Objection, Objections

SIDES = 6

Faces = list[int] | None
"""What was typed in, if anything was."""


def on_the_table(state: Game) -> bool:
    """Whether real dice are rolled now, and typed in."""
    return state.kernel.dice == "table"


def must_be_typed_in(state: Game, dice: Faces, count: int, sides: int = SIDES) -> Objections:
    """Dice of one's own are fine; then every one of them is typed in (CUR-SETUP-02)."""
    if not on_the_table(state):
        if dice is not None:
            yield Objection("CUR-SETUP-02", "server-rolls", waivable=False)
    elif dice is None or len(dice) != count:
        yield Objection("CUR-SETUP-02", "type-dice", {"n": count}, waivable=False)
    elif not all(1 <= face <= sides for face in dice):
        yield Objection("CUR-SETUP-02", "no-such-face", {"n": sides}, waivable=False)


def field(state: Game, count: int, sides: int = SIDES) -> tuple[Dice, ...]:
    """The field for dice typed in; none when the server rolls."""
    return (Dice("dice", count, sides),) if on_the_table(state) else ()


def throw(
    context: ActContext, actor: str, dice: Faces, names: list[str], sides: int = SIDES
) -> tuple[Roll, ...]:
    """A die for each of these names, as typed in by the actor or rolled by the server."""
    hand = context if dice is None else TableDice(context, dice, actor)
    return tuple(hand.roll(name, sides) for name in names)


def take(state: Game) -> str:
    """A part of dice names, so that dice rolled again have other names than the first time."""
    takes = state.world.takes
    return f"/again-{takes}" if takes else ""
