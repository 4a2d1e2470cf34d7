"""Routes over the sea, found by walking each of them."""

from collections.abc import Iterable, Iterator

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of


def seas_beside(board: Board, province: str) -> set[str]:
    """Return the seas that a fleet could enter from a province, from any coast."""
    reached = {province_of(to) for near in board.provinces[province].fleet.values() for to in near}
    return {one for one in reached if board.provinces[one].terrain == "sea"}


def convoy_routes(
    board: Board, fleets: Iterable[str], origin: str, target: str
) -> Iterator[list[str]]:
    """Return every chain of fleets from coast to coast in which each fleet is needed."""
    free, goals = set(fleets), seas_beside(board, target)
    paths = [[sea] for sea in seas_beside(board, origin) & free]
    while paths:
        path = paths.pop()
        if path[-1] in goals and _needs_every_fleet(board, path, origin, target):
            yield path
        onward = seas_beside(board, path[-1]) & free
        paths += [[*path, sea] for sea in onward if sea not in path]


def _needs_every_fleet(board: Board, path: list[str], origin: str, target: str) -> bool:
    """Return whether the other fleets form no chain if any one fleet is left out (DATC 6.G.19)."""
    return not any(is_connected(board, {*path} - {sea}, origin, target) for sea in path)


def is_connected(board: Board, fleets: Iterable[str], origin: str, target: str) -> bool:
    """Return whether a chain of these fleets joins origin and target."""
    free, goals = set(fleets), seas_beside(board, target)
    edge = seas_beside(board, origin) & free
    while edge and not edge & goals:
        free -= edge
        edge = {after for sea in edge for after in seas_beside(board, sea)} & free
    return bool(edge)
