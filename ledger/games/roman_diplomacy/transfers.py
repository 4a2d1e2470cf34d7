"""Transfers between members: units, builds, and centres with their garrison.

The right to build goes with a centre.
"""

from dataclasses import replace

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.state import World


def with_new_unit_owner(world: World, taker: str, place: str) -> World:
    """Return the world in which the unit of this province has a new owner."""
    unit = world.position.units[place]
    new_unit = Piece(unit.kind, unit.at, taker, unit.barbarian)
    return replace(world, position=world.position.with_units((new_unit,)))


def with_new_centre_owner(world: World, giver: str, taker: str, place: str) -> World:
    """Return the world in which a centre has a new owner, with its garrison and its right to build.

    Rules: DIP-FED-06, DIP-FED-07.
    """
    board = world.position.with_owner_of_centres((place,), taker)
    if board.garrisons.get(place) == giver:
        board = board.with_garrisons((place,), taker)
    builders = world.builders
    if builders.get(place) == giver:
        builders = builders.set(place, taker)
    return replace(world, position=board, builders=builders)


def with_builds_given(world: World, giver: str, taker: str, build_count: int) -> World:
    """Return the world in which the giver has fewer builds and the taker has more."""
    builds = world.builds
    if not build_count:
        return world
    for player, change in ((giver, -build_count), (taker, build_count)):
        builds = builds.set(player, builds.get(player, 0) + change)
    return replace(world, builds=builds)
