"""A second judgement of the orders that could ever be carried out (DATC 4.B, 4.D, 4.E.1).

The second judgement uses only the map's borders and shares no code with the adjudicator.
"""

from collections.abc import Collection, Iterable
from itertools import pairwise

from msgspec.structs import replace

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Order,
    Piece,
    Support,
)
from tests.games.roman_diplomacy.slow.seas import convoy_routes, is_connected

Steps = Collection[tuple[str, str]]
"""The steps (from, to) that fleets plan for later in the turn."""


def reachable_locations(board: Board, piece: Piece) -> frozenset[str]:
    """Return the locations that a piece of this kind could enter without a convoy."""
    place = board.provinces[piece.province]
    if piece.kind == "F":
        return place.fleet.get(piece.at.partition("/")[2], frozenset())
    return place.army


class LawfulOrders:
    """The pieces of a position, and the orders that they could carry out."""

    def __init__(self, board: Board, pieces: Iterable[Piece], later: Steps = ()) -> None:
        self.board = board
        self.later = later
        everybody = list(pieces)
        self.units = {one.province: one for one in everybody if one.kind != "G"}
        self.guarded = {one.province for one in everybody if one.kind == "G"}
        self.at_sea = {
            at
            for at, one in self.units.items()
            if one.kind == "F" and board.provinces[at].terrain == "sea"
        }

    def order(self, piece: Piece, order: Order) -> Order | None:
        """Return the order with its locations complete; None if it could never be carried out."""
        match order:
            case Move():
                fleet = piece.kind == "F"
                return (
                    self._complete_fleet_move(piece, order)
                    if fleet
                    else self._complete_army_move(piece, order)
                )
            case Support():
                return self._complete_support(piece, order)
            case Convoy():
                return self._complete_convoy(piece, order)
        return order

    def _is_known_location(self, location: str) -> bool:
        province, _, coast = location.partition("/")
        known = self.board.provinces.get(province)
        return known is not None and (not coast or coast in known.coasts)

    def _complete_army_move(self, piece: Piece, order: Move) -> Move | None:
        if piece.kind == "G" or order.further or not self._is_known_location(order.to):
            return None
        target = province_of(order.to)
        if target == piece.province or self.board.provinces[target].terrain == "sea":
            return None
        walks = target in reachable_locations(self.board, piece) and not order.via
        if not walks and not is_connected(self.board, self.at_sea, piece.province, target):
            return None
        return replace(order, to=target)

    def _complete_fleet_move(self, piece: Piece, order: Move) -> Move | None:
        meant = [
            location
            for location in reachable_locations(self.board, piece)
            if order.to in (location, province_of(location))
        ]
        return replace(order, to=meant[0]) if len(meant) == 1 else None

    def _complete_support(self, piece: Piece, order: Support) -> Support | None:
        if not self._is_known_location(order.origin) or not self._is_known_location(
            order.to or order.origin
        ):
            return None
        origin, target = province_of(order.origin), province_of(order.to or order.origin)
        if target not in set(map(province_of, reachable_locations(self.board, piece))):
            return None
        if target == piece.province or (origin == piece.province and piece.kind != "G"):
            return None
        if not order.to:
            return replace(order, origin=origin) if self._has_piece(origin) else None
        if (origin, target) in self.later:
            return replace(order, origin=origin)
        mover = self.units.get(origin)
        if mover is None or not self._might_enter(mover, order.to, piece.province):
            return None
        return replace(order, origin=origin, to=target if mover.kind == "A" else order.to)

    def _has_piece(self, province: str) -> bool:
        return province in self.units or province in self.guarded

    def _might_enter(self, mover: Piece, to: str, supporter: str) -> bool:
        """Return whether a piece could come to the place without being carried by its supporter."""
        near, target = reachable_locations(self.board, mover), province_of(to)
        if mover.kind == "F":
            return any(to in (location, province_of(location)) for location in near)
        if target == mover.province or self.board.provinces[target].terrain == "sea":
            return False
        fleets = self.at_sea - {supporter}
        return target in near or is_connected(self.board, fleets, mover.province, target)

    def _complete_convoy(self, piece: Piece, order: Convoy) -> Convoy | None:
        if not self._is_known_location(order.origin) or not self._is_known_location(order.to):
            return None
        origin, target = province_of(order.origin), province_of(order.to)
        army = self.units.get(origin)
        if army is None or army.kind != "A" or piece.province not in self.at_sea:
            return None
        if piece.kind != "F" or origin == target:
            return None
        if self.board.provinces[target].terrain == "sea":
            return None
        ways = convoy_routes(self.board, self.at_sea, origin, target)
        if not any(piece.province in way for way in ways):
            return None
        return replace(order, origin=origin, to=target)


def later_steps_of_fleets(
    board: Board, pieces: Iterable[Piece], orders: Iterable[Order]
) -> set[tuple[str, str]]:
    """Return the steps (from, to) of the later parts of fleets' paths."""
    fleets = {one.province for one in pieces if one.kind == "F"}
    found: set[tuple[str, str]] = set()
    for order in orders:
        if isinstance(order, Move) and not order.garrison and province_of(order.at) in fleets:
            path = [province_of(one) for one in (order.to, *order.further)]
            found |= set(pairwise(path))
    return found


def hold_order(piece: Piece) -> Hold:
    """Return the order that a piece without a lawful order gets."""
    return Hold(piece.at, piece.kind == "G")
