"""SETUP: dice that the server rolls, or real dice whose faces players type in."""

from ledger.contract.acts import ActContext
from ledger.contract.form import Dice
from ledger.games.cursus_honorum.state import Game
from ledger.kernel.vocabulary.table_dice import TableDice
from ledger.record.entry import Roll
from ledger.record.objection import Objection, Objections

SIDES_OF_DIE = 6

TypedFaces = list[int] | None
"""The faces typed in; None if the act has none."""


def are_dice_on_table(state: Game) -> bool:
    """Return whether players roll real dice now, and type them in."""
    return state.kernel.dice == "table"


def typed_faces_must_fit(
    state: Game, dice: TypedFaces, dice_count: int, sides: int = SIDES_OF_DIE
) -> Objections:
    """Refuse typed faces if the server rolls. Otherwise refuse missing or impossible faces.

    Players may use their own dice, but then they type in every face (CUR-SETUP-02).
    """
    if not are_dice_on_table(state):
        if dice is not None:
            yield Objection("CUR-SETUP-02", "server-rolls", waivable=False)
    elif dice is None or len(dice) != dice_count:
        yield Objection("CUR-SETUP-02", "type-dice", {"n": dice_count}, waivable=False)
    elif not all(1 <= face <= sides for face in dice):
        yield Objection("CUR-SETUP-02", "no-such-face", {"n": sides}, waivable=False)


def dice_fields(state: Game, dice_count: int, sides: int = SIDES_OF_DIE) -> tuple[Dice, ...]:
    """Return the field for typed dice; no field if the server rolls."""
    return (Dice("dice", dice_count, sides),) if are_dice_on_table(state) else ()


def roll_or_read_dice(
    context: ActContext,
    actor: str,
    dice: TypedFaces,
    roll_names: list[str],
    sides: int = SIDES_OF_DIE,
) -> tuple[Roll, ...]:
    """Return a roll for each of these names, typed in by the actor or rolled by the server."""
    dice_reader = context if dice is None else TableDice(context, dice, actor)
    return tuple(dice_reader.roll(roll_name, sides) for roll_name in roll_names)


def reroll_suffix(state: Game) -> str:
    """Return a suffix for the names of dice, because dice rolled again need new names."""
    number_of_takes = state.world.number_of_takes
    return f"/again-{number_of_takes}" if number_of_takes else ""
