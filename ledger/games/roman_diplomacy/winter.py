"""CITY and BARMY: the orders of a winter, which give up units and build units (DIP-CITY-07)."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from pydantic import Field

from ledger.contract.acts import Command
from ledger.contract.form import Option, Row, Rows, Subset
from ledger.contract.offer import Form, KnownState, form_unless_blocked
from ledger.games.roman_diplomacy.adjustments import (
    build_sites,
    builds_allowed,
    has_next_choices,
    must_be_adjustments,
    provinces_of_armies_to_hire,
)
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.steps import PieceName, StepsByPiece
from ledger.record.objection import Objection, Objections

PieceNames = Annotated[tuple[PieceName, ...], Field(max_length=200, strict=False)]


class OrderAdjustments(Command):
    """Disband units, let barbarian armies go, and build units."""

    disbands: PieceNames = ()
    """The units to disband."""
    let_go: PieceNames = ()
    """The barbarian armies to let go."""
    builds: StepsByPiece = Field(default_factory=dict)
    """The unit to build in each province, by the province, as a list of one: `A rom`, `F stp/nc`,
    or `B gal` for a barbarian army that is raised or hired there."""


def adjustment_lines(command: OrderAdjustments) -> tuple[str, ...]:
    """Return the orders in the usual notation, line by line."""
    disband_lines = (f"Disband {piece_name}" for piece_name in (*command.let_go, *command.disbands))
    build_lines = (f"Build {step}" for steps in command.builds.values() for step in steps)
    return (*disband_lines, *build_lines)


def must_be_for_winter(state: Game, actor: str, command: OrderAdjustments) -> Objections:
    """Refuse a line that cannot be ordered, and several builds in a province (DIP-CITY-07)."""
    if any(len(steps) > 1 for steps in command.builds.values()):
        yield Objection("DIP-CITY-07", "one-build-in-each", waivable=False)
        return
    yield from must_be_adjustments(state, actor, adjustment_lines(command))


def adjustments_form(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    """Return the form with disbands, with armies to let go, and with builds.

    Each army that is let go allows one more build.
    """
    world = state.world
    released_names = tuple(known_state.chosen.get("let_go", ()))
    build_count = builds_allowed(world, actor) + len(released_names)
    units = world.position.units_of(actor)
    unit_options = tuple(Option(piece.name) for piece in units if not piece.barbarian)
    barbarian_options = tuple(Option(piece.name) for piece in units if piece.barbarian)
    rows = tuple(_build_rows(state, actor, released_names))
    fields = (
        Subset("disbands", unit_options, 0, min(-build_count, len(unit_options)))
        if build_count < 0
        else None,
        Subset("let_go", barbarian_options, 0, len(barbarian_options))
        if barbarian_options
        else None,
        Rows("builds", rows, _limit_of_builds(state, build_count))
        if rows and _can_order_builds(state, build_count)
        else None,
    )
    return form_unless_blocked(*(field for field in fields if field is not None))


def _limit_of_builds(state: Game, build_count: int) -> int | None:
    """Return the number of builds to order; None for any number, if next choices are allowed.

    Rule: D-18.
    """
    return None if build_count > 0 and has_next_choices(state) else max(build_count, 0)


def _can_order_builds(state: Game, build_count: int) -> bool:
    return build_count > 0 or _is_hiring_free(state)


def _is_hiring_free(state: Game) -> bool:
    """Return whether hiring an army in disorder costs nothing (D-19)."""
    return state.switch("raise.rehire_cost") == "free" and bool(
        provinces_of_armies_to_hire(state.world)
    )


def _build_rows(state: Game, actor: str, released_names: tuple[str, ...]) -> Iterator[Row]:
    """Yield the possible builds in each province. A build that costs nothing has no price."""
    provinces_to_hire = provinces_of_armies_to_hire(state.world) if _is_hiring_free(state) else ()
    for province, steps in sorted(_builds_by_province(state, actor, released_names).items()):
        price = 0 if province in provinces_to_hire else 1
        yield Row(province, tuple(map(Option, steps)), price=price)


def _builds_by_province(
    state: Game, actor: str, released_names: tuple[str, ...]
) -> Mapping[str, tuple[str, ...]]:
    world, builds = state.world, dict[str, tuple[str, ...]]()
    for place in build_sites(state, actor):
        if place not in world.position.units:
            builds[place] = (
                f"A {place}",
                *(f"F {place}" for place in _fleet_locations_in(world, place)),
            )
    for place in _provinces_to_raise_in(state, actor, released_names):
        builds[place] = (*builds.get(place, ()), f"B {place}")
    return builds


def _fleet_locations_in(world: World, place: str) -> tuple[str, ...]:
    return world.board.provinces[place].fleet_locations


def _provinces_to_raise_in(
    state: Game, actor: str, released_names: tuple[str, ...]
) -> Iterator[str]:
    """Yield the provinces where a barbarian army can be raised or hired.

    Rules: DIP-BARMY-01, DIP-BARMY-05. An army of another empire may be let go in the same winter.
    An own army counts only if the player has chosen to let it go.
    """
    world = state.world
    released_provinces = tuple(piece_name.partition(" ")[2] for piece_name in released_names)
    armies = provinces_of_armies_to_hire(world)
    own_provinces = {piece.province for piece in world.position.units_of(actor)}
    yield from (
        province_id
        for province_id in armies
        if province_id not in own_provinces or province_id in released_provinces
    )
    must_be_empty = bool(state.switch("raise.needs_empty_province"))
    for province_id in sorted(world.position.markers.difference(armies)):
        if not (must_be_empty and province_id in world.position.units):
            yield province_id
