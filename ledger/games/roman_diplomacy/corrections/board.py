"""Corrections of the board: its units, garrisons, owners and barbarians."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from ledger.contract.form import Choice, DependentField, Option, choice
from ledger.contract.form import Field as FormField
from ledger.contract.offer import KnownState
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.corrections.correction_acts import (
    NEUTRAL_OWNER,
    Correction,
    correction_act,
)
from ledger.games.roman_diplomacy.events.corrections import (
    BarbariansSet,
    GarrisonSet,
    OwnerSet,
    UnitSet,
)
from ledger.games.roman_diplomacy.state import NO_OWNER, Game, World
from ledger.record.references import Place

NO_UNIT = "nothing"
"""The choice of no unit, or no garrison."""

PossessorName = Annotated[str, Field(max_length=64)]
"""The leader of an empire, or "neutral"."""

Location = Annotated[str, Field(max_length=8)]


class SetUnit(Correction):
    """Set the unit of a province."""

    at: Place
    """The province."""
    unit: Literal["nothing", "army", "fleet", "barbarian"]
    """The unit that stands there.

    * `nothing`: No unit.
    * `army`: An army.
    * `fleet`: A fleet.
    * `barbarian`: A barbarian army.
    """
    owner: PossessorName = NEUTRAL_OWNER
    """The empire that owns the unit, or `neutral`."""
    location: Location = ""
    """The coast of a fleet, where the province has several; empty for all other units."""


class SetGarrison(Correction):
    """Set the garrison of a centre."""

    at: Place
    """The province of the centre."""
    owner: PossessorName
    """The empire of the garrison, `neutral`, or `nothing` for no garrison."""


class SetOwner(Correction):
    """Set the owner of a centre."""

    at: Place
    """The province of the centre."""
    owner: PossessorName
    """The empire that owns the centre, or `neutral`."""


class SetBarbarians(Correction):
    """Set whether barbarians hold a province."""

    at: Place
    """The province."""
    there: Literal["yes", "no"]
    """Whether barbarians hold it.

    * `yes`: They do.
    * `no`: They do not.
    """


def unit_to_set(command: SetUnit) -> Piece | None:
    """Return the unit that the command puts in the province; None for no unit."""
    owner = NO_OWNER if command.owner == NEUTRAL_OWNER else command.owner
    match command.unit:
        case "army":
            return Piece("A", command.at, owner)
        case "fleet":
            return Piece("F", command.location or command.at, owner)
        case "barbarian":
            return Piece("A", command.at, owner, barbarian=True)
    return None


def _possible_owners(state: Game) -> tuple[str, ...]:
    return (NEUTRAL_OWNER, *state.world.players_with_empire)


def _is_unit_impossible(state: Game, command: SetUnit) -> bool:
    unit, province = unit_to_set(command), state.world.board.provinces[command.at]
    if unit is None:
        has_more_fields = command.owner != NEUTRAL_OWNER or command.location != ""
        return has_more_fields or command.at not in state.world.position.units
    if command.owner not in _possible_owners(state):
        return True
    if unit.kind == "F":
        return unit.at not in province.fleet_locations or bool(command.location) != bool(
            province.coasts
        )
    return not province.can_hold_armies or command.location != ""


def _unit_event(_state: Game, command: SetUnit, reason: str) -> UnitSet:
    return UnitSet(command.at, unit_to_set(command), reason)


def _unit_fields(state: Game, known_state: KnownState[World]) -> tuple[FormField, ...]:
    place_field = choice("at", sorted(state.world.board.provinces))
    place, unit = str(known_state.chosen.get("at", "")), str(known_state.chosen.get("unit", ""))
    province = state.world.board.provinces.get(place)
    if province is None:
        return place_field, DependentField("unit", ("at",))
    unit_field = choice("unit", tuple(_possible_units(state, place)))
    if unit in ("", NO_UNIT):
        return place_field, unit_field
    owner_field = Choice("owner", tuple(map(Option, _possible_owners(state))), unsaid=True)
    if unit == "fleet" and province.coasts:
        return place_field, unit_field, owner_field, choice("location", province.fleet_locations)
    return place_field, unit_field, owner_field


def _possible_units(state: Game, place: str) -> Iterator[str]:
    province = state.world.board.provinces[place]
    if place in state.world.position.units:
        yield NO_UNIT
    if province.can_hold_armies:
        yield from ("army", "barbarian")
    if province.fleet_locations:
        yield "fleet"


def _centres(state: Game) -> tuple[str, ...]:
    return tuple(sorted(state.world.position.owners))


def _is_garrison_impossible(state: Game, command: SetGarrison) -> bool:
    is_known = command.owner in (*_possible_owners(state), NO_UNIT)
    return not is_known or command.at not in state.world.position.owners


def _garrison_event(_state: Game, command: SetGarrison, reason: str) -> GarrisonSet:
    owner = NO_OWNER if command.owner in (NEUTRAL_OWNER, NO_UNIT) else command.owner
    return GarrisonSet(command.at, command.owner != NO_UNIT, owner, reason)


def _garrison_fields(state: Game, _known_state: KnownState[World]) -> tuple[FormField, ...]:
    return choice("at", _centres(state)), choice("owner", (*_possible_owners(state), NO_UNIT))


def _is_owner_impossible(state: Game, command: SetOwner) -> bool:
    return (
        command.owner not in _possible_owners(state)
        or command.at not in state.world.position.owners
    )


def _owner_event(_state: Game, command: SetOwner, reason: str) -> OwnerSet:
    return OwnerSet(
        command.at, NO_OWNER if command.owner == NEUTRAL_OWNER else command.owner, reason
    )


def _owner_fields(state: Game, _known_state: KnownState[World]) -> tuple[FormField, ...]:
    return choice("at", _centres(state)), choice("owner", _possible_owners(state))


def _are_barbarians_impossible(state: Game, command: SetBarbarians) -> bool:
    return not state.world.board.provinces[command.at].can_hold_armies


def _barbarians_event(_state: Game, command: SetBarbarians, reason: str) -> BarbariansSet:
    return BarbariansSet(command.at, command.there == "yes", reason)


def _barbarians_fields(state: Game, _known_state: KnownState[World]) -> tuple[FormField, ...]:
    land_provinces = sorted(
        province.id for province in state.world.board.provinces.values() if province.can_hold_armies
    )
    return choice("at", land_provinces), choice("there", ("yes", "no"))


SET_UNIT = correction_act(SetUnit, _is_unit_impossible, _unit_event, _unit_fields)
SET_GARRISON = correction_act(
    SetGarrison, _is_garrison_impossible, _garrison_event, _garrison_fields
)
SET_OWNER = correction_act(SetOwner, _is_owner_impossible, _owner_event, _owner_fields)
SET_BARBARIANS = correction_act(
    SetBarbarians, _are_barbarians_impossible, _barbarians_event, _barbarians_fields
)
