"""PLAY: the cities that newcomers can choose, and their first units (DIP-PLAY-02, 05)."""

from typing import Literal

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.events.empires import EmpireFounded
from ledger.games.roman_diplomacy.state import Game, World


def free_cities(state: Game) -> tuple[str, ...]:
    """Return the cities that a newcomer can choose: neutral cities without a unit.

    Rules: DIP-PLAY-02, D-02.
    """
    world = state.world
    cities = world.scenario.map.imperial_cities()
    return tuple(city for city in cities if _is_free(world, city))


def _is_free(world: World, place: str) -> bool:
    return not world.position.owners.get(place, "?") and place not in world.position.units


def possible_first_units(state: Game, city: str) -> tuple[str, ...]:
    """Return the units that a newcomer can begin with. On a split coast no fleet is possible."""
    reading = state.switch("join.unit")
    if reading == "army_or_fleet":
        province = state.world.board.provinces.get(city)
        return (
            ("army", "fleet")
            if province is not None and province.fleet and not province.coasts
            else ("army",)
        )
    return (str(reading),)


def player_name(world: World, player: str) -> str:
    """Return a player's name: from the scenario, or from the id of a later newcomer."""
    seat = world.scenario.seats.get(player)
    return player.replace("_", " ").title() if seat is None else seat.name


def founding_of_empire(state: Game, player: str, city: str, unit: str) -> EmpireFounded:
    """Return a player's new empire in a city.

    If `unit` is impossible, it begins with the usual unit.
    """
    units = possible_first_units(state, city)
    first_unit = unit if unit in units else units[0]
    piece_kind: Literal["A", "F"] = "F" if first_unit == "fleet" else "A"
    piece = None if first_unit == "none" else Piece(piece_kind, city, player)
    return EmpireFounded(player, player_name(state.world, player), city, piece)
