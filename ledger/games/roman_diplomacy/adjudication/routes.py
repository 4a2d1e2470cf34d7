"""Routes of convoys: chains of fleets from coast to coast without a needless fleet."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ledger.games.roman_diplomacy.adjudication.board import Board


@lru_cache(maxsize=4096)
def needed_seas(board: Board, fleets: frozenset[str], origin: str, target: str) -> frozenset[str]:
    """Return the seas whose fleets are needed on a route from coast to coast (DATC 4.E.1, 6.G.19).

    A route needs each of its fleets, because without any one of them the chain is broken.
    """
    return frozenset().union(*routes(board, fleets, origin, target))


def routes(
    board: Board, fleets: frozenset[str], origin: str, target: str
) -> Iterator[tuple[str, ...]]:
    """Yield each route that these fleets form, as the seas from `origin` to `target`.

    A route has no short cut. Only its first sea touches `origin`, and only its last sea touches
    `target`. Each sea touches only the sea before and the sea after it.
    """
    sea_neighbours = {sea: board.adjacent_seas[sea] & fleets for sea in fleets}
    first_seas, last_seas = (
        board.adjacent_seas[origin] & fleets,
        board.adjacent_seas[target] & fleets,
    )
    search = _Search(sea_neighbours, last_seas)
    for sea in sorted(first_seas):
        yield from search.routes_from((sea,), fleets - first_seas)


@dataclass(frozen=True)
class _Search:
    """A search over the sea: the fleets beside each fleet, and the fleets beside the target."""

    beside: dict[str, frozenset[str]]
    last: frozenset[str]

    def routes_from(
        self, route: tuple[str, ...], free_seas: frozenset[str]
    ) -> Iterator[tuple[str, ...]]:
        """Yield the routes that begin with this way and continue only over the free seas."""
        location = route[-1]
        if location in self.last:
            yield route
            return
        free_seas_left = free_seas - self.beside[location]
        for sea in sorted(self.beside[location] & free_seas):
            if self._can_reach_target(sea, free_seas_left):
                yield from self.routes_from((*route, sea), free_seas_left)

    def _can_reach_target(self, sea: str, free_seas: frozenset[str]) -> bool:
        """Return whether the target can be reached from this sea.

        The search leaves a dead end at once.
        """
        area, seas_to_visit = {sea}, {sea}
        while seas_to_visit:
            if seas_to_visit & self.last:
                return True
            seas_to_visit = {
                sea for place in seas_to_visit for sea in self.beside[place] & free_seas
            } - area
            area |= seas_to_visit
        return False


def connected_seas(board: Board, fleets: frozenset[str], sea: str) -> frozenset[str]:
    """Return the seas with fleets that are connected with this one, which is included."""
    area, seas_to_visit = {sea}, {sea}
    while seas_to_visit:
        seas_to_visit = {
            next_sea for sea in seas_to_visit for next_sea in board.adjacent_seas[sea] & fleets
        } - area
        area |= seas_to_visit
    return frozenset(area)
