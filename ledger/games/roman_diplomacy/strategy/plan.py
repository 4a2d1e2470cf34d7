"""The orders of one empire as a plan: moves, supports and pieces that are already used."""

from dataclasses import dataclass, field

from msgspec.structs import replace

from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Move,
    Order,
    Piece,
    Support,
)
from ledger.games.roman_diplomacy.strategy.situation import Situation


@dataclass
class Plan:
    """The orders of one empire so far. A piece is free until it has an order or must stay."""

    situation: Situation
    bold: frozenset[str] = frozenset()
    """The provinces that a piece may leave although its centre is in danger."""
    orders: list[Order] = field(default_factory=list)
    destinations: set[str] = field(default_factory=set)
    """The provinces to which the empire's pieces move."""
    origins: set[str] = field(default_factory=set)
    """The provinces that the empire's pieces leave."""
    _busy: set[tuple[str, bool]] = field(default_factory=set)

    def is_free(self, piece: Piece) -> bool:
        """Return whether a piece has no order yet."""
        return (piece.province, piece.kind == "G") not in self._busy

    def free_pieces(self) -> tuple[Piece, ...]:
        """Return the own armies and fleets without an order."""
        return tuple(piece for piece in self.situation.own_units if self.is_free(piece))

    def has_to_stay(self, piece: Piece) -> bool:
        """Return whether a piece has to stay to protect its centre."""
        return piece.province not in self.bold and self.situation.is_endangered(piece.province)

    def can_be_entered(self, province: str) -> bool:
        """Return whether a piece can enter a province without meeting a piece of the same side."""
        if province in self.destinations or province in self.situation.shunned_provinces:
            return False
        occupant = self.situation.unit_by_province.get(province)
        if occupant is None or not self.situation.is_friend(occupant.owner):
            return True
        return province in self.origins

    def possible_helpers(self, province: str, except_for: Piece) -> tuple[Piece, ...]:
        """Return the free own pieces and garrisons that could support a piece in a province."""
        situation = self.situation
        return tuple(
            piece
            for piece in (*situation.own_units, *situation.own_garrisons)
            if self.is_free(piece) and piece != except_for and piece.province != province
            if province in situation.board.touches(piece.kind, piece.at)
        )

    def moves(self) -> list[Move]:
        """Return the moves ordered so far."""
        return [order for order in self.orders if isinstance(order, Move)]

    def fleet_orders(self) -> list[Order]:
        """Return the orders to fleets so far."""
        armies = self.situation.unit_by_province
        return [
            order
            for order in self.orders
            if not order.garrison and armies[province_of(order.at)].kind == "F"
        ]

    def order_move(self, piece: Piece, destination: str, *, is_by_convoy: bool = False) -> None:
        """Order a piece to move to a location. `is_by_convoy` asks for a convoy."""
        self._note_order(piece, Move(piece.at, destination, is_by_convoy))
        self.origins.add(piece.province)
        self.destinations.add(province_of(destination))

    def extend_path(self, order: Move, destination: str) -> None:
        """Extend the path of a fleet that moves by one more location."""
        longer_move = replace(order, further=(*order.further, destination))
        self.orders[self.orders.index(order)] = longer_move
        self.destinations.add(province_of(destination))

    def leave_in_place(self, piece: Piece) -> None:
        """Leave a piece where it is, without an order, so that a fleet costs no petrol."""
        self._busy.add((piece.province, piece.kind == "G"))

    def order_support(self, helper: Piece, piece: Piece, destination: str = "") -> None:
        """Order a piece to support another piece, which holds or moves to a location."""
        is_garrison = helper.kind == "G"
        self._note_order(
            helper, Support(helper.at, piece.province, province_of(destination), is_garrison)
        )

    def order_convoy(self, fleet: Piece, army: Piece, destination: str) -> None:
        """Order a fleet to carry an army over its sea."""
        self._note_order(fleet, Convoy(fleet.at, army.province, destination))

    def _note_order(self, piece: Piece, order: Order) -> None:
        self._busy.add((piece.province, piece.kind == "G"))
        self.orders.append(order)
