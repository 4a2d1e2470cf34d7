"""Barbarians: how armies clear them, and where they spread after a turn.

Rules: DIP-BARB, D-14 to D-16.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from ledger.games.roman_diplomacy.adjudication.board import Board, Province
from ledger.games.roman_diplomacy.adjudication.orders import Piece


@dataclass(frozen=True, slots=True)
class SpreadResult:
    """The barbarians after a turn. `lost` are the centres that the barbarians made neutral."""

    markers: frozenset[str]
    lost: frozenset[str]


@dataclass(frozen=True, slots=True)
class SpreadReadings:
    """The readings about the spread of barbarians."""

    cascade: bool = False
    """Whether barbarians spread as far as they can, instead of one step."""
    any_border: bool = False
    """Whether barbarians spread over every border, instead of only over land."""
    fleets_block: bool = True
    """Whether a fleet in port keeps barbarians out."""
    centres_marked: bool = False
    """Whether barbarians stay in centres that they take, beside the neutral garrison."""


ONE_STEP_SPREAD = SpreadReadings()
"""The reading by which barbarians spread one step, over land and direct passages."""


def markers_left(markers: frozenset[str], pieces_arriving: Iterable[Piece]) -> frozenset[str]:
    """Return the markers left after these pieces have arrived in any way (DIP-BARB-03).

    An army clears the province that it enters. A fleet or a barbarian army does not.
    """
    armies = {
        piece.province for piece in pieces_arriving if piece.kind == "A" and not piece.barbarian
    }
    return markers - armies


def spread_of_barbarians(
    board: Board,
    markers: frozenset[str],
    pieces: Iterable[Piece],
    spread_readings: SpreadReadings = ONE_STEP_SPREAD,
) -> SpreadResult:
    """Return the result of one turn of the barbarians (DIP-BARB-01, DIP-BARB-02, DIP-BARMY-07).

    Barbarians take empty land beside their former land and at the edge of the map, all at once. A
    centre that they take becomes neutral, with a garrison.
    """
    blocking_pieces = (
        piece for piece in pieces if piece.kind != "F" or spread_readings.fleets_block
    )
    occupied_provinces = {piece.province for piece in blocking_pieces}
    new_land: frozenset[str] = frozenset()
    while (
        taken_land := _land_taken_in_step(board, markers, occupied_provinces, spread_readings)
        - new_land
    ):
        new_land |= taken_land
        provinces_kept = (
            province
            for province in taken_land
            if spread_readings.centres_marked or not _is_centre(board, province)
        )
        markers = markers.union(provinces_kept)
        if not spread_readings.cascade:
            break
    return SpreadResult(
        markers, frozenset(province for province in new_land if _is_centre(board, province))
    )


def _is_centre(board: Board, place: str) -> bool:
    return board.provinces[place].centre


def _land_taken_in_step(
    board: Board,
    markers: frozenset[str],
    occupied_provinces: set[str],
    spread_readings: SpreadReadings,
) -> frozenset[str]:
    """Return the land that the barbarians take in one step."""
    return frozenset(
        province.id
        for province in board.provinces.values()
        if province.can_hold_armies
        and province.id not in occupied_provinces
        and province.id not in markers
        if province.edge
        or not _provinces_beside(
            board, province, includes_any_border=spread_readings.any_border
        ).isdisjoint(markers)
    )


def _provinces_beside(
    board: Board, province: Province, *, includes_any_border: bool
) -> frozenset[str]:
    if not includes_any_border:
        return province.army
    return province.army.union(
        *(board.provinces_reached_by_fleet[location] for location in province.fleet_locations)
    )
