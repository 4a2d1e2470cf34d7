"""Routes of convoys: chains of fleets at sea from one coast to another."""

from ledger.games.roman_diplomacy.adjudication.board import Board


def lies_on_a_route(
    board: Board, fleets: frozenset[str], sea: str, origin: str, target: str
) -> bool:
    """Whether a chain of fleets, no sea entered twice, leads from coast to coast through this sea.

    Then there are two paths from this sea, one to each coast, that share no other sea. They exist
    if the sea reaches each coast, and no single other sea lies on all its ways (K. Menger, 1927).
    """
    here, there = board.seas_beside[origin], board.seas_beside[target]
    free = flooded(board, fleets, sea)
    if not (free & here and free & there):
        return False
    return all(flooded(board, fleets - {one}, sea) & (here | there) for one in free - {sea})


def flooded(board: Board, fleets: frozenset[str], sea: str) -> frozenset[str]:
    """The seas with fleets that are connected with this one, which counts."""
    found, edge = {sea}, {sea}
    while edge:
        edge = {after for one in edge for after in board.seas_beside[one] & fleets} - found
        found |= edge
    return frozenset(found)
