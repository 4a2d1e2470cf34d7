"""Whether an order could ever be carried out in this position (DATC 4.B, 4.D, 4.E.1).

An order that could never be carried out is ignored. Its piece holds, and can be supported to hold.
A possible order that no other order matches counts, but fails.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Literal, TypeAlias

from msgspec.structs import replace

from ledger.games.roman_diplomacy.adjudication.board import Board, coast_of, province_of
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Order,
    Piece,
    Support,
)
from ledger.games.roman_diplomacy.adjudication.routes import needed_seas

Fault: TypeAlias = Literal[
    "no-such-place",
    "garrison-stays",
    "armies-have-no-path",
    "same-place",
    "army-at-sea",
    "unreachable",
    "no-convoy-possible",
    "coast-needed",
    "support-unreachable",
    "own-province",
    "nobody-there",
    "impossible-move",
    "not-at-sea",
    "convoys-armies-only",
    "impossible-convoy",
]
"""The reason why an order could never be carried out."""


class OrderJudge:
    """Judges orders against one position."""

    def __init__(
        self,
        board: Board,
        pieces: Iterable[Piece],
        steps_of_later_impulses: frozenset[tuple[str, str]] = frozenset(),
    ) -> None:
        self.board = board
        self.later = steps_of_later_impulses
        self._armies: dict[str, Piece] = {}
        self._garrisoned: set[str] = set()
        for piece in pieces:
            if piece.kind == "G":
                self._garrisoned.add(piece.province)
            else:
                self._armies[piece.province] = piece

    @cached_property
    def seas_with_fleets(self) -> frozenset[str]:
        """The seas that contain a fleet."""
        seas = (province_id for province_id, piece in self._armies.items() if piece.kind == "F")
        return frozenset(place for place in seas if self.board.provinces[place].sea)

    def complete_or_refuse(self, piece: Piece, order: Order) -> Order | Fault:
        """Return the order with its locations complete, or why it could never be carried out."""
        if isinstance(order, Hold):
            return order
        if not self.board.has_location(order.to or order.at):
            return "no-such-place"
        if isinstance(order, Move):
            move = self._judge_fleet_move if piece.kind == "F" else self._judge_army_move
            return move(piece, order)
        if not self.board.has_location(order.origin):
            return "no-such-place"
        if isinstance(order, Support):
            return self._judge_support(piece, order)
        return self._judge_convoy(piece, order)

    def _judge_army_move(self, piece: Piece, order: Move) -> Move | Fault:
        target = province_of(order.to)
        if piece.kind == "G":
            return "garrison-stays"
        if order.further:
            return "armies-have-no-path"
        if target == piece.province:
            return "same-place"
        if self.board.provinces[target].sea:
            return "army-at-sea"
        if order.via or target not in self.board.touches("A", piece.at):
            adjacent_seas = self.board.adjacent_seas
            if not (adjacent_seas[piece.province] and adjacent_seas[target]):
                return "unreachable"
            if not self.can_sail(piece.province, target):
                return "no-convoy-possible"
        return order if order.to == target else replace(order, to=target)

    def _judge_fleet_move(self, piece: Piece, order: Move) -> Move | Fault:
        target = province_of(order.to)
        if target == piece.province:
            return "same-place"
        coasts = self.board.coasts_reached(piece.at, target)
        if coast_of(order.to):
            coasts = tuple(location for location in coasts if location == order.to)
        if not coasts:
            return "unreachable"
        if len(coasts) > 1:
            return "coast-needed"
        return order if order.to == coasts[0] else replace(order, to=coasts[0])

    def _judge_support(self, piece: Piece, order: Support) -> Support | Fault:
        """Judge a support. The piece, or a garrison like an army, must be able to go there.

        Rule: DIP-CITY-02.
        """
        origin, target = province_of(order.origin), province_of(order.to or order.origin)
        if piece.province == target or (piece.province == origin and piece.kind != "G"):
            return "own-province"
        if target not in self.board.touches(piece.kind, piece.at):
            return "support-unreachable"
        if not order.to:
            is_absent = origin not in self._armies and origin not in self._garrisoned
            return "nobody-there" if is_absent else _without_coast(order, origin)
        mover = self._armies.get(origin)
        if (origin, target) in self.later:
            return _without_coast(order, origin)
        if mover is None:
            return "nobody-there"
        if not self._could_move(mover, order.to, piece):
            return "impossible-move"
        is_coast_named = mover.kind == "F" or order.to == target
        return _without_coast(order if is_coast_named else replace(order, to=target), origin)

    def _could_move(self, mover: Piece, destination: str, supporter: Piece) -> bool:
        """Return whether the supported piece could move there without a convoy by its supporter."""
        target = province_of(destination)
        if target == mover.province:
            return False
        if mover.kind == "F" and coast_of(destination):
            return destination in self.board.coasts_reached(mover.at, target)
        if target in self.board.touches(mover.kind, mover.at):
            return True
        return mover.kind == "A" and self.can_sail(mover.province, target, supporter.province)

    def can_sail(self, origin: str, target: str, except_for: str = "") -> bool:
        """Return whether the fleets at sea could carry an army to the target.

        The fleet in the sea `except_for` does not count.
        """
        if not self.board.provinces[target].can_hold_armies:
            return False
        return self.board.can_fleets_carry(self.seas_with_fleets - {except_for}, origin, target)

    def is_fleet_needed(self, sea: str, origin: str, target: str) -> bool:
        """Return whether a route from coast to coast needs the fleet in this sea."""
        return sea in needed_seas(self.board, self.seas_with_fleets, origin, target)

    def _judge_convoy(self, piece: Piece, order: Convoy) -> Convoy | Fault:
        """Judge a convoy: some route must need the fleet, whatever other fleets do.

        See DATC 6.G.19.
        """
        origin, target = province_of(order.origin), province_of(order.to)
        army = self._armies.get(origin)
        if piece.kind != "F" or not self.board.provinces[piece.province].sea:
            return "not-at-sea"
        if army is None:
            return "nobody-there"
        if army.kind != "A":
            return "convoys-armies-only"
        can_carry = origin != target and self.board.provinces[target].can_hold_armies
        if not can_carry or not self.is_fleet_needed(piece.province, origin, target):
            return "impossible-convoy"
        return replace(order, origin=origin, to=target)


def _without_coast(order: Support, origin: str) -> Support:
    """Return the support without the coast of the supported piece (DATC 4.B.5).

    The coast of a supported piece has no meaning.
    """
    return order if order.origin == origin else replace(order, origin=origin)
