"""Dice on the server or on the table: what an act asks for, and what it throws with."""

from typing import Annotated

from pydantic import Field

from ledger.contract.acts import ActContext
from ledger.contract.form import Dice
from ledger.games.morituri.state import Game
from ledger.kernel.vocabulary.table_dice import TableDice
from ledger.record.objection import Objection, Objections

SIDES = 6
"""All dice of this game have six sides (MOR-COMP-01)."""

Face = Annotated[int, Field(ge=1, le=SIDES)]
Faces = Annotated[tuple[Face, ...], Field(max_length=60, strict=False)]
"""Faces typed in, as a list on the wire."""

Typed = Annotated[
    Faces | None,
    Field(description="The faces of the dice on the table; left out for the server's."),
]
"""Faces, where dice lie on the table; None where the server rolls."""


def on_table(state: Game) -> bool:
    """Whether the dice lie on the table."""
    return state.kernel.dice == "table"


def faces_objections(state: Game, faces: Typed, count: int) -> Objections:
    """Dice on the table are typed in, all of them; those of the server never (MOR-COMP-01)."""
    if not on_table(state):
        if faces is not None:
            yield Objection("MOR-COMP-01", "dice-not-wanted", waivable=False)
    elif len(faces or ()) != count:
        yield Objection("MOR-COMP-01", "dice-wanted", {"n": count}, waivable=False)


def thrower(state: Game, context: ActContext, faces: Typed, actor: str) -> ActContext:
    """The context that rolls: with the typed-in faces when the dice lie on the table."""
    return TableDice(context, faces or (), actor) if on_table(state) else context


def dice_fields(state: Game, count: int, name: str = "dice") -> tuple[Dice, ...]:
    """The field to type dice into, when they lie on the table."""
    return (Dice(name, count, SIDES),) if on_table(state) else ()
