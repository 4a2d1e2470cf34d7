"""The dice of Actium, which the server rolls, or which Neptune types in from the table."""

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Dice, choice
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.ludi_romani.actium import stages
from ledger.games.ludi_romani.actium.state import Actium
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.table_dice import TableDice
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections
from ledger.record.references import Who

MAX_SIDES = 100
WAYS_OF_ROLLING = ("server", "table")

FacesOfThrow = Annotated[
    tuple[Annotated[int, Field(ge=1, le=MAX_SIDES)], ...], Field(max_length=100, strict=False)
]
"""A tuple of typed-in faces, which is sent as a JSON list."""

TypedFaces = FacesOfThrow | None
"""The typed-in faces of dice on the table; None if the server rolls."""


class SetSeaDice(Command):
    """Choose server or table dice for this battle."""

    value: Literal["server", "table"]
    """The way dice are rolled in the last battle.

    * `server`: The server draws them.
    * `table`: People roll them and a god types them in.
    """


class SeaDiceSet(Event, stored="ludi_romani/sea-dice-set@1"):
    """The dice that the battle uses from now on."""

    by: Who
    value: str


def dice_source(state: Game) -> str:
    """Return the dice of the battle, by Neptune's choice or else by the game's setting.

    Rule: FATA-11.
    """
    return state.world.actium.dice or state.kernel.dice


def faces_must_fit(state: Game, faces: TypedFaces, sides: tuple[int, ...]) -> Objections:
    """Raise an objection unless faces are typed in for all table dice, and for no server dice.

    Rule: FATA-11.
    """
    if dice_source(state) == "server":
        if faces is not None:
            yield Objection("FATA-11", "server-rolls-at-sea", waivable=False)
        return
    is_right_number = len(faces or ()) == len(sides)
    if not is_right_number or any(
        face > number_of_sides for face, number_of_sides in zip(faces or (), sides, strict=False)
    ):
        yield Objection("FATA-11", "type-all-ships", {"n": len(sides)}, waivable=False)


def roll_source(state: Game, context: ActContext, faces: TypedFaces, actor: str) -> ActContext:
    """Return the source of the dice: the typed faces, or else the server (FATA-11)."""
    return TableDice(context, faces or (), actor) if dice_source(state) == "table" else context


def dice_fields(state: Game, rollers: tuple[str, ...], sides: int) -> tuple[Dice, ...]:
    """Return a field to type in one die for each of the `rollers`, if the dice are on the table."""
    if dice_source(state) != "table" or not rollers:
        return ()
    return (Dice("dice", len(rollers), sides, rollers if len(rollers) > 1 else ()),)


def _set_sea_dice_objections(state: Game, actor: str, command: SetSeaDice) -> Objections:
    """Raise an objection unless the actor may choose the dice of the battle, as Neptune may.

    Rule: FATA-11.
    """
    yield from stages.must_host(state, actor)
    yield from stages.fleets_must_be_bought(state)
    if command.value == dice_source(state):
        yield Objection("FATA-11", "dice-so-already", waivable=False)


def _draft_dice_choice(
    _state: Game, actor: str, command: SetSeaDice, _context: ActContext
) -> Drafts:
    return (Draft(SeaDiceSet(actor, command.value)),)


@fold_of(SeaDiceSet)
@stages.fold_of_actium
def _evolve_dice(actium: Actium, event: SeaDiceSet, _entry: Entry) -> Actium:
    return replace(actium, dice=event.value)


@open_to(meets_demand(stages.must_host), condition=stages.is_battle_on)
def _offer_set_sea_dice(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return Form(
        (choice("value", [option for option in WAYS_OF_ROLLING if option != dice_source(state)]),)
    )


SET_SEA_DICE = Act(SetSeaDice, _set_sea_dice_objections, _draft_dice_choice, _offer_set_sea_dice)
