"""The orders of one impulse by piece, with the supporters, rivals and foes of each move."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from operator import itemgetter

from ledger.games.roman_diplomacy.adjudication.board import Board, coast_of, province_of
from ledger.games.roman_diplomacy.adjudication.legality import Fault, OrderJudge
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Impulse,
    Move,
    Order,
    Piece,
    Readings,
    Support,
)
from ledger.games.roman_diplomacy.adjudication.routes import needed_seas

NO_PIECE = -1


class OrderSheet:
    """The numbered pieces in the order of the map, each with its lawful order or Hold.

    `faults` are the orders that could never be carried out, by piece. These pieces hold. `ahead`
    holds the army and the garrison in the province that a piece moves to; NOBODY for none.
    """

    def __init__(
        self,
        board: Board,
        pieces: Iterable[Piece],
        orders: Iterable[Order],
        readings: Readings,
        impulse: Impulse,
    ) -> None:
        self.board = board
        self.impulse = impulse
        self._edition = readings.edition
        pieces_by_place = sorted(
            ((province_of(piece.at), piece.kind == "G", piece) for piece in pieces),
            key=itemgetter(0, 1),
        )
        self.pieces = [piece for _, _, piece in pieces_by_place]
        self.sides = [readings.side(piece.owner) or f"?{piece.at}" for piece in self.pieces]
        self.origins = [province for province, _, _ in pieces_by_place]
        self._armies = {
            place: piece_index
            for piece_index, (place, is_garrison, _) in enumerate(pieces_by_place)
            if not is_garrison
        }
        self._garrisons = {
            place: piece_index
            for piece_index, (place, is_garrison, _) in enumerate(pieces_by_place)
            if is_garrison
        }
        self.faults: dict[int, tuple[Order, Fault]] = {}
        lawful_orders = self._lawful_orders(OrderJudge(board, self.pieces, impulse.later), orders)
        self.orders: list[Order] = [
            lawful_orders.get(piece_index) or Hold(piece.at, piece.kind == "G")
            for piece_index, piece in enumerate(self.pieces)
        ]
        self._index_orders()

    def _lawful_orders(self, order_judge: OrderJudge, orders: Iterable[Order]) -> dict[int, Order]:
        """Return the lawful orders by piece, and note all other orders as faults."""
        orders_by_piece: dict[int, Order] = {}
        for order in orders:
            pieces_by_province = self._garrisons if order.garrison else self._armies
            piece_index = pieces_by_province.get(province_of(order.at), NO_PIECE)
            if piece_index == NO_PIECE:
                continue
            judgement = order_judge.complete_or_refuse(self.pieces[piece_index], order)
            if isinstance(judgement, str):
                self.faults[piece_index] = (order, judgement)
            else:
                orders_by_piece[piece_index] = judgement
        return orders_by_piece

    def _index_orders(self) -> None:
        orders = self.orders
        self.targets = {
            piece_index: province_of(order.to)
            for piece_index, order in enumerate(orders)
            if isinstance(order, Move)
        }
        self.targets_set = self.targets.keys()
        self.ahead = {
            piece_index: (self.army_at(target), self.garrison_at(target))
            for piece_index, target in self.targets.items()
        }
        self.movers: dict[str, list[int]] = {}
        for piece_index, target in self.targets.items():
            self.movers.setdefault(target, []).append(piece_index)
        self.supporters: list[list[int]] = [[] for _ in orders]
        self.holders: list[list[int]] = [[] for _ in orders]
        self.matched: set[int] = set()
        for piece_index, order in enumerate(orders):
            if isinstance(order, Support):
                self._note_support(piece_index, order)
        self.foes: list[list[int]] = [[] for _ in orders]
        for piece_index, occupants in self.ahead.items():
            self._note_opponents(piece_index, occupants)
        self.by_sea = frozenset(
            piece_index for piece_index in self.targets if self._goes_by_sea(piece_index)
        )
        self.opposite = dict(self._head_to_head_pairs())
        self.exchanging = frozenset(
            piece_index for piece_index in self.opposite if self._meets_another(piece_index)
        )
        self.idle = [piece_index for piece_index, order in enumerate(orders) if type(order) is Hold]
        self.deciding = [
            piece_index for piece_index, order in enumerate(orders) if type(order) is not Hold
        ]

    def _note_support(self, piece_index: int, order: Support) -> None:
        """Note a support with the piece that it helps, if that piece does the supported action."""
        army_index, garrison_index = self.army_at(order.origin), self.garrison_at(order.origin)
        if order.to:
            supported_order = (
                Hold(order.origin) if army_index == NO_PIECE else self.orders[army_index]
            )
            if isinstance(supported_order, Move) and _is_support_for(order.to, supported_order.to):
                self.supporters[army_index].append(piece_index)
                self.matched.add(piece_index)
            elif (order.origin, province_of(order.to)) in self.impulse.later:
                self.matched.add(piece_index)
            return
        for piece in (army_index, garrison_index):
            if piece != NO_PIECE and self._can_be_supported_to_hold(piece):
                self.holders[piece].append(piece_index)
                self.matched.add(piece_index)

    def _can_be_supported_to_hold(self, piece_index: int) -> bool:
        """Return whether a piece takes support to hold: it was not ordered to move in this turn."""
        has_moved = (
            self.pieces[piece_index].kind != "G"
            and self.origins[piece_index] in self.impulse.restless
        )
        return not has_moved and not isinstance(self.orders[piece_index], Move)

    def _note_opponents(self, piece_index: int, occupants: tuple[int, int]) -> None:
        """Note a move with the pieces of other sides in its target province (DIP-FED-04)."""
        side = self.sides[piece_index]
        for neighbour_index in occupants:
            if neighbour_index != NO_PIECE and self.sides[neighbour_index] != side:
                self.foes[neighbour_index].append(piece_index)

    def army_at(self, province: str) -> int:
        """Return the army or fleet in a province, or NOBODY."""
        return self._armies.get(province, NO_PIECE)

    def garrison_at(self, province: str) -> int:
        """Return the garrison in a province, or NOBODY."""
        return self._garrisons.get(province, NO_PIECE)

    def are_head_to_head(self, first_index: int, second_index: int) -> bool:
        """Return whether two pieces exchange provinces, and neither surely goes by sea."""
        return self.opposite.get(first_index) == second_index

    def _head_to_head_pairs(self) -> Iterator[tuple[int, int]]:
        for piece_index, (opponent_index, _) in self.ahead.items():
            is_swap = self.targets.get(opponent_index) == self.origins[piece_index]
            if is_swap and piece_index not in self.by_sea and opponent_index not in self.by_sea:
                yield piece_index, opponent_index

    def _meets_another(self, piece_index: int) -> bool:
        """Return whether an army meets another army unless fleets carry it past (4.A.3, 1971)."""
        seas, origin, target = (
            self.carrying_fleets(piece_index),
            self.origins[piece_index],
            self.targets[piece_index],
        )
        is_army = self._edition == "1971" and self.pieces[piece_index].kind == "A"
        return is_army and bool(seas) and self.board.can_fleets_carry(seas, origin, target)

    def _goes_by_sea(self, piece_index: int) -> bool:
        """Return whether a move goes by sea (DATC 4.A.3).

        A move goes by sea in three cases: it must go by sea, its order says so, or a fleet of its
        side is ordered to carry it. A fleet that no route needs has no lawful order to carry it,
        and does not count (6.G.19). In the edition of 1971 a move goes by sea only if it must, or
        if it exchanges places and can.
        """
        piece, order, target = (
            self.pieces[piece_index],
            self.orders[piece_index],
            self.targets[piece_index],
        )
        if piece.kind != "A" or not isinstance(order, Move):
            return False
        if target not in self.board.provinces[self.origins[piece_index]].army:
            return True
        if self._edition == "1971":
            return False
        if order.via:
            return True
        fleets = self.carrying_fleets(piece_index) if self._convoys else {}
        return any(
            self.sides[fleet_index] == self.sides[piece_index] for fleet_index in fleets.values()
        )

    @cached_property
    def _convoys(self) -> Mapping[tuple[str, str], dict[str, int]]:
        fleets_by_convoy: dict[tuple[str, str], dict[str, int]] = {}
        for piece_index, order in enumerate(self.orders):
            if isinstance(order, Convoy):
                fleets_by_convoy.setdefault((order.origin, order.to), {})[
                    self.origins[piece_index]
                ] = piece_index
        return fleets_by_convoy

    def carrying_fleets(self, piece_index: int) -> Mapping[str, int]:
        """Return the fleets that are ordered to carry a move, by their seas."""
        return self._convoys.get((self.origins[piece_index], self.targets[piece_index]), {})

    def seas_of_needed_fleets(self, piece_index: int) -> frozenset[str]:
        """Return the seas of the fleets that a route of the move needs."""
        fleets = frozenset(self.carrying_fleets(piece_index))
        return needed_seas(self.board, fleets, self.origins[piece_index], self.targets[piece_index])


def _is_support_for(supported_piece: str, supported_order: str) -> bool:
    """Return whether a support is for this move. The move's coast may be left out (DATC 4.B.4)."""
    if coast_of(supported_piece):
        return supported_piece == supported_order
    return supported_piece == province_of(supported_order)
