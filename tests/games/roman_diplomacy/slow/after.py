"""The steps after movement in the slow adjudicator: retreats and barbarians (D-14 to D-16)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ledger.games.roman_diplomacy.adjudication.barbarians import SpreadReadings
from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.orders import Piece, Readings
from tests.games.roman_diplomacy.slow.lawful import reachable_locations
from tests.games.roman_diplomacy.slow.turn import MovingUnit, SlowTurn


def dislodged_units(turn: SlowTurn) -> list[MovingUnit]:
    """Return the units that must retreat, without garrisons."""
    return [one for one in turn.units if one.lost_to and one.piece.kind != "G"]


def possible_retreats(
    board: Board, turn: SlowTurn, unit: MovingUnit, readings: Readings
) -> list[str]:
    """Return the possible retreats of a unit, in order."""
    return sorted(
        location
        for location in reachable_locations(board, unit.now)
        if not _is_closed(turn, unit, province_of(location), readings)
    )


def _is_closed(turn: SlowTurn, unit: MovingUnit, province: str, readings: Readings) -> bool:
    if province in turn.standoff_provinces:
        return True
    if province == unit.lost_to and (readings.edition == "1971" or not unit.by_sea):
        return True
    side, there = (
        readings.side(unit.piece.owner),
        [one for one in turn.standing if one.province == province],
    )
    own = {one.owner for one in there if one.owner and readings.side(one.owner) == side}
    return any(one.kind != "G" or one.owner not in own for one in there)


def retreated_units(choices: Sequence[tuple[MovingUnit, str]]) -> list[Piece | None]:
    """Return each unit at its chosen place.

    Return None for a unit without a place, and for units that meet.
    """
    going = [province_of(place) for _, place in choices]
    return [
        replace(unit.piece, at=place) if place and going.count(province_of(place)) == 1 else None
        for unit, place in choices
    ]


def remaining_barbarians(
    markers: frozenset[str], before: Iterable[Piece], after: Iterable[Piece]
) -> set[str]:
    """Return the barbarians left after armies that are not barbarian have cleared land."""
    came = set(after) - set(before)
    return {
        place
        for place in markers
        if not any(p.province == place and p.kind == "A" and not p.barbarian for p in came)
    }


def spread_barbarians(
    board: Board, markers: frozenset[str], pieces: Sequence[Piece], spreading: SpreadReadings
) -> tuple[set[str], set[str]]:
    """Return the barbarians after they spread, and the centres that they took."""
    found, lost = set(markers), set[str]()
    while True:
        fresh = {
            place
            for place in board.provinces
            if place not in found | lost and _is_overrun(board, place, found, pieces, spreading)
        }
        taken = {place for place in fresh if board.provinces[place].centre}
        lost |= taken
        found |= fresh if spreading.centres_marked else fresh - taken
        if not fresh or not spreading.cascade:
            return found, lost


def _is_overrun(
    board: Board, place: str, markers: set[str], pieces: Sequence[Piece], spreading: SpreadReadings
) -> bool:
    province = board.provinces[place]
    there = [one for one in pieces if one.province == place]
    if province.terrain == "sea" or any(p.kind != "F" or spreading.fleets_block for p in there):
        return False
    near = set(province.army)
    if spreading.any_border:
        near |= {province_of(to) for reached in province.fleet.values() for to in reached}
    return province.edge or bool(near & markers)
