"""Dice of the server or dice on the table: form fields for faces, and the source of rolls."""

from typing import Annotated

from pydantic import Field

from ledger.contract.acts import ActContext
from ledger.contract.form import Dice
from ledger.games.morituri.state import Game
from ledger.kernel.vocabulary.table_dice import TableDice
from ledger.record.objection import Objection, Objections

SIDES_OF_DIE = 6
"""All dice of this game have six sides (MOR-COMP-01)."""

Face = Annotated[int, Field(ge=1, le=SIDES_OF_DIE)]
Faces = Annotated[tuple[Face, ...], Field(max_length=60, strict=False)]
"""A tuple of typed faces, which is sent as a JSON list."""

TypedFaces = Annotated[
    Faces | None,
    Field(description="The faces of the dice on the table; left out for the server's."),
]
"""The faces of dice on the table; None where the server rolls."""


def are_dice_on_table(state: Game) -> bool:
    """Return whether the players roll dice on the table."""
    return state.kernel.dice == "table"


def faces_objections(state: Game, faces: TypedFaces, dice_count: int) -> Objections:
    """Refuse a wrong number of typed faces (MOR-COMP-01).

    Where the server rolls, all typed faces are refused.
    """
    if not are_dice_on_table(state):
        if faces is not None:
            yield Objection("MOR-COMP-01", "dice-not-wanted", waivable=False)
    elif len(faces or ()) != dice_count:
        yield Objection("MOR-COMP-01", "dice-wanted", {"n": dice_count}, waivable=False)


def roll_context(state: Game, context: ActContext, faces: TypedFaces, actor: str) -> ActContext:
    """Return the context that gives the dice: the typed faces, or the server's dice."""
    return TableDice(context, faces or (), actor) if are_dice_on_table(state) else context


def dice_fields(state: Game, dice_count: int, field_name: str = "dice") -> tuple[Dice, ...]:
    """Return the field for typed dice, or no field if the server rolls."""
    return (Dice(field_name, dice_count, SIDES_OF_DIE),) if are_dice_on_table(state) else ()
