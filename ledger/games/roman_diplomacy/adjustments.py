"""CITY and BARMY: builds, disbands, and barbarian armies that are raised, let go or hired.

Rule: DIP-CITY-07.
"""

from collections.abc import Iterator

from ledger.games.roman_diplomacy.adjudication.adjustments import (
    build_fault,
)
from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import Build, Disband, Waive
from ledger.games.roman_diplomacy.notation.order_reader import WrittenOrder
from ledger.games.roman_diplomacy.orders import (
    must_be_notation,
    orders_of_lines,
    wrong_letter_objection,
)
from ledger.games.roman_diplomacy.state import Game, World
from ledger.record.objection import Objection, Objections, first_unmet


def builds_allowed(world: World, player: str) -> int:
    """Return the number of units that an empire may build.

    If the number is negative, the empire must give up units.

    Each centre allows one unit (DIP2-04). All units except garrisons count against this number
    (DIP-CITY-04, DIP-BARMY-08). Granted or traded builds are added.
    """
    build_count = world.builds.get(player, 0)
    return (
        len(world.position.centres_of(player)) - len(world.position.units_of(player)) + build_count
    )


def build_sites(state: Game, player: str) -> tuple[str, ...]:
    """Return the provinces where an empire may build.

    The provinces are its Imperial Cities (DIP-CITY-07, D-08) and its special build centres
    (DIP2-05, D-24).
    """
    world, reading = state.world, state.switch("city.captured_builds")
    cities = (city for city in world.builders if world.position.owners.get(city) == player)
    own_cities = (city for city in cities if _can_build_in_city(world, city, player, str(reading)))
    return tuple(sorted({*own_cities, *_special_build_centres(world, player)}))


def _can_build_in_city(world: World, city: str, player: str, reading: str) -> bool:
    if reading == "nobody":
        return world.builders[city] == player and city not in world.captured_centres
    return reading == "any_holder" or world.builders[city] == player


def _special_build_centres(world: World, player: str) -> Iterator[str]:
    """Yield an empire's special build centres, by its centre or else by its army there.

    Rule: DIP2-05.
    """
    for site in world.scenario.special_sites:
        if site in world.board.provinces:
            owner = world.position.owners.get(site)
            if player == (world.entered.get(site) if owner is None else owner):
                yield site


def provinces_of_armies_in_disorder(world: World) -> tuple[str, ...]:
    """Return the provinces of barbarian armies without an owner, which any empire may hire.

    Rule: DIP-BARMY-05.
    """
    units = world.position.units.items()
    return tuple(sorted(place for place, piece in units if piece.barbarian and not piece.owner))


def provinces_of_barbarian_armies(world: World) -> tuple[str, ...]:
    """Return the provinces of barbarian armies."""
    return tuple(
        sorted(
            province_id for province_id, piece in world.position.units.items() if piece.barbarian
        )
    )


def is_a_guest(world: World, place: str) -> bool:
    """Return whether the unit there stands beside another empire's garrison (DIP-CITY-05)."""
    guard, unit = world.position.garrisons.get(place), world.position.units.get(place)
    return bool(guard) and unit is not None and unit.owner != guard


def provinces_of_armies_to_hire(world: World) -> tuple[str, ...]:
    """Return the provinces of barbarian armies that can be hired this winter once let go (D-19).

    An army that is let go beside another empire's garrison does not stay, so no empire can hire it
    (D-13).
    """
    return tuple(
        province_id
        for province_id in provinces_of_barbarian_armies(world)
        if not is_a_guest(world, province_id)
    )


def must_be_adjustments(state: Game, actor: str, order_lines: tuple[str, ...]) -> Objections:
    """Refuse a line that is not a build, a disband or a waive that the player may order now."""
    notation_objections = must_be_notation(state.world, order_lines)
    yield from first_unmet(notation_objections, _must_be_for_winter(state, actor, order_lines))


def _must_be_for_winter(state: Game, actor: str, order_lines: tuple[str, ...]) -> Objections:
    for line_number, written_order in enumerate(orders_of_lines(state.world, order_lines), start=1):
        order = written_order.order
        if isinstance(order, Build):
            yield from _must_be_a_build(state, actor, order, line_number)
        elif isinstance(order, Disband):
            yield from _must_be_own_unit(state.world, actor, written_order, line_number)
        elif not isinstance(order, Waive):
            yield Objection("DIP-START-04", "not-for-winter", {"line": line_number}, waivable=False)
    yield from _must_not_exceed_builds(
        state, actor, list(builds_and_disbands(state.world, order_lines))
    )


def _must_be_a_build(state: Game, actor: str, order: Build, line_number: int) -> Objections:
    if order.barbarian:
        yield from _must_be_barbarian_land(state, order, line_number)
        return
    world = state.world
    fault = build_fault(world.board, order, build_sites(state, actor), world.position.units)
    if fault == "not-a-site" and province_of(order.at) in world.scenario.special_sites:
        yield Objection("DIP2-05", "build-centre-of-others", {"line": line_number}, waivable=False)
    elif fault:
        yield Objection("DIP-CITY-07", f"build-{fault}", {"line": line_number}, waivable=False)


def _must_be_barbarian_land(state: Game, order: Build, line_number: int) -> Objections:
    """Refuse to raise an army except on barbarian land without a unit, or to hire one.

    Rule: DIP-BARMY-01.
    """
    world, place = state.world, province_of(order.at)
    if place in provinces_of_armies_to_hire(world):
        return
    if place not in world.position.markers:
        yield Objection("DIP-BARMY-01", "not-barbarian-land", {"line": line_number}, waivable=False)
    elif place in world.position.units and state.switch("raise.needs_empty_province"):
        yield Objection(
            "DIP-BARMY-01", "a-unit-stands-there", {"line": line_number}, waivable=False
        )


def _must_be_own_unit(
    world: World, actor: str, written_order: WrittenOrder, line_number: int
) -> Objections:
    unit = world.position.units.get(province_of(getattr(written_order.order, "at", "")))
    if unit is None or unit.owner != actor:
        yield Objection("DIP-START-04", "not-your-piece", {"line": line_number}, waivable=False)
    elif unit.letter != written_order.kind:
        yield wrong_letter_objection(unit, line_number)


def _must_not_exceed_builds(state: Game, actor: str, orders: list[Build | Disband]) -> Objections:
    """Refuse too many builds for the number of centres, and more disbands than needed.

    See DATC 4.D.4 and 4.D.6.

    A barbarian army can be let go without need, and this allows another build (DIP-BARMY-03). By
    one reading hiring it again costs nothing (DIP-BARMY-05).
    """
    world = state.world
    barbarian = provinces_of_barbarian_armies(world)
    releases = [
        order
        for order in orders
        if isinstance(order, Disband) and province_of(order.at) in barbarian
    ]
    disbands = [order for order in orders if isinstance(order, Disband) and order not in releases]
    cost = sum(
        price_of_army(state, province_of(build.at)) if build.barbarian else 1
        for build in orders
        if isinstance(build, Build)
    )
    free_build_count = builds_allowed(world, actor) + len(releases)
    if cost > max(free_build_count, 0) and not (free_build_count > 0 and has_next_choices(state)):
        yield Objection(
            "DIP-CITY-07", "too-many-builds", {"n": max(free_build_count, 0)}, waivable=False
        )
    if len(disbands) > max(-free_build_count, 0):
        yield Objection(
            "DIP-CITY-07", "too-many-disbands", {"n": max(-free_build_count, 0)}, waivable=False
        )


def has_next_choices(state: Game) -> bool:
    """Return whether players may order more builds than they have, as next choices (D-18)."""
    return state.switch("raise.duplicate") == "next_choice_may_be_tried"


def builds_and_disbands(world: World, order_lines: tuple[str, ...]) -> Iterator[Build | Disband]:
    """Yield the builds and disbands of these lines, in order."""
    for order in (written_order.order for written_order in orders_of_lines(world, order_lines)):
        if isinstance(order, Build | Disband):
            yield order


def price_of_army(state: Game, place: str) -> int:
    """Return the price of raising or hiring a barbarian army there, in builds (D-19)."""
    is_free = state.switch("raise.rehire_cost") == "free"
    return 0 if is_free and place in provinces_of_barbarian_armies(state.world) else 1
