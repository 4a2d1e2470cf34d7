"""Builds and disbands of a winter (DATC 4.C, 4.D.4, 4.D.6, 4.D.8)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from ledger.games.roman_diplomacy.adjudication.board import Board, coast_of, province_of
from ledger.games.roman_diplomacy.adjudication.orders import Build, Disband, Edition, Piece

FAR_DISTANCE = 10_000
"""The distance of a piece that cannot reach any centre."""

BuildFault: TypeAlias = Literal[
    "too-many",
    "not-a-site",
    "occupied",
    "built-already",
    "no-fleet-inland",
    "coast-needed",
    "garrison",
]
DisbandFault: TypeAlias = Literal["too-many", "no-such-piece"]


def build_fault(
    board: Board, order: Build, sites: Iterable[str], occupied_provinces: Iterable[str]
) -> BuildFault | None:
    """Return why a piece cannot be built there as the only build; None if it can.

    `sites` are the provinces in which the owner may build, `occupied_provinces` the provinces with
    an army or a fleet.
    """
    province = board.provinces[province_of(order.at)]
    if order.kind == "G":
        return "garrison"
    if province.id not in sites:
        return "not-a-site"
    if province.id in occupied_provinces:
        return "occupied"
    if order.kind == "F" and not province.fleet_locations:
        return "no-fleet-inland"
    if order.kind == "F" and bool(coast_of(order.at)) != bool(province.coasts):
        return "coast-needed"
    return None


def build_fault_of_each_order(
    board: Board,
    orders: Sequence[Build],
    build_limit: int,
    sites: Iterable[str],
    occupied_provinces: Iterable[str],
) -> tuple[BuildFault | None, ...]:
    """Return for each order why it fails, or None. The first lawful builds count (DATC 4.D.4)."""
    sites, occupied_sites = frozenset(sites), frozenset(occupied_provinces)
    faults: list[BuildFault | None] = []
    used_sites: set[str] = set()
    for order in orders:
        fault = build_fault(board, order, sites, occupied_sites)
        if fault is None and province_of(order.at) in used_sites:
            fault = "built-already"
        if fault is None and len(used_sites) == build_limit:
            fault = "too-many"
        if fault is None:
            used_sites.add(province_of(order.at))
        faults.append(fault)
    return tuple(faults)


def disband_fault_of_each_order(
    orders: Sequence[Disband], disband_count: int, pieces: Iterable[Piece]
) -> tuple[DisbandFault | None, ...]:
    """Return for each order why it fails, or None. The first lawful disbands count (DATC 4.D.6)."""
    remaining_provinces = {piece.province for piece in pieces}
    faults: list[DisbandFault | None] = []
    for order in orders:
        place = province_of(order.at)
        if place not in remaining_provinces:
            faults.append("no-such-piece")
        elif faults.count(None) == disband_count:
            faults.append("too-many")
        else:
            remaining_provinces.remove(place)
            faults.append(None)
    return tuple(faults)


def pieces_disbanded_by_default(
    board: Board,
    pieces: Iterable[Piece],
    centres: Iterable[str],
    disband_count: int,
    edition: Edition = "2023",
) -> tuple[Piece, ...]:
    """Return the pieces taken from an owner who does not order enough disbands (DATC 4.D.8).

    The pieces farthest from the nearest of `centres` go first. At equal distance fleets go before
    armies, and after that the alphabetical order of English names decides. In the edition of 2023
    `centres` are the owner's centres, and all ways count, over land and sea. In the edition of 1971
    `centres` are the home centres, including lost ones. A fleet's way counts only where it can
    sail.
    """
    centres = tuple(centres)
    distances = distances_from_centres(board, centres)
    sea_distances = distances if edition == "2023" else distances_by_sea(board, centres)
    order = sorted(
        pieces,
        key=lambda piece: (
            -_distance_in_steps(piece, sea_distances if piece.kind == "F" else distances),
            piece.kind != "F",
            board.provinces[piece.province].name,
        ),
    )
    return tuple(order[:disband_count])


def _distance_in_steps(piece: Piece, distances: Mapping[str, int]) -> int:
    return distances.get(piece.at, distances.get(piece.province, FAR_DISTANCE))


def distances_from_centres(board: Board, centres: Iterable[str]) -> dict[str, int]:
    """Return the steps to each province from the nearest of `centres`, over land and sea alike."""
    distances = dict.fromkeys(centres, 0)
    places_to_visit = list(distances)
    while places_to_visit:
        next_edge: list[str] = []
        for place in places_to_visit:
            for neighbour in sorted(_neighbours_by_land_and_sea(board, place) - distances.keys()):
                distances[neighbour] = distances[place] + 1
                next_edge.append(neighbour)
        places_to_visit = next_edge
    return distances


def distances_by_sea(board: Board, centres: Iterable[str]) -> dict[str, int]:
    """Return the steps of a fleet from each location to the nearest of these provinces."""
    goals = [location for centre in centres for location in board.provinces[centre].fleet_locations]
    distances = dict.fromkeys(goals, 0)
    places_to_visit = list(distances)
    while places_to_visit:
        next_edge = sorted(
            {sea for place in places_to_visit for sea in board.fleet_reach[place]}
            - distances.keys()
        )
        step_count = distances[places_to_visit[0]] + 1
        distances |= dict.fromkeys(next_edge, step_count)
        places_to_visit = next_edge
    return distances


def _neighbours_by_land_and_sea(board: Board, place: str) -> frozenset[str]:
    province = board.provinces[place]
    by_sea = (board.provinces_reached_by_fleet[location] for location in province.fleet_locations)
    return province.army.union(*by_sea)
