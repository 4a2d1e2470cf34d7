"""ORDERS: the orders that each piece can be given, as rows of steps (DIP-START-04, DIP-FLEET-01).

Some orders need another player's order to become possible, such as a convoy by fleets that have not
arrived yet. These orders are not offered. Players can still write such orders.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from ledger.contract.form import Option, Row
from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.adjudication.legality import OrderJudge
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.adjudication.routes import connected_seas
from ledger.games.roman_diplomacy.orders import petrol_of
from ledger.games.roman_diplomacy.retreats import locations_for_retreat, units_to_retreat_by_name
from ledger.games.roman_diplomacy.state import Game
from ledger.games.roman_diplomacy.steps import (
    DISBAND_STEP,
    HOLD_STEP,
    MAX_STEPS,
    convoy_step,
    retreat_step,
    step_to,
    support_step,
)


def order_rows(state: Game, player: str) -> tuple[Row, ...]:
    """Return a row for each piece of an empire, including garrisons, with its possible orders."""
    possible_orders = PossibleOrders(state.world.board, state.world.position.pieces)
    petrol = petrol_of(state, player)
    own_pieces = [piece for piece in state.world.position.pieces if piece.owner == player]
    return tuple(possible_orders.order_row(piece, petrol) for piece in own_pieces)


def retreat_rows(state: Game, player: str) -> tuple[Row, ...]:
    """Return a row for each dislodged piece of an empire that has a place to go."""
    return tuple(
        Row(
            unit_name,
            _options(
                (*map(retreat_step, locations_for_retreat(state, dislodged_piece)), DISBAND_STEP)
            ),
        )
        for unit_name, dislodged_piece in units_to_retreat_by_name(state, player).items()
    )


def _options(steps: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(map(Option, steps))


@dataclass(frozen=True)
class PossibleOrders:
    """The possible orders of pieces in one position."""

    board: Board
    pieces: tuple[Piece, ...]

    def order_row(self, piece: Piece, petrol: int) -> Row:
        """Return a piece's possible orders. A fleet's path is as long as the petrol lasts."""
        steps = (HOLD_STEP, *self._moves(piece), *self._supports(piece), *self._convoys(piece))
        is_fleet = piece.kind == "F"
        limit = min(max(petrol, 1), MAX_STEPS) if is_fleet else 1
        next_steps = next_sea_steps(self.board) if is_fleet and limit > 1 else {}
        return Row(piece.name, _options(steps), next_steps, limit, price=int(is_fleet))

    @cached_property
    def _judge_of_orders(self) -> OrderJudge:
        return OrderJudge(self.board, self.pieces)

    def _moves(self, piece: Piece) -> Iterator[str]:
        if piece.kind == "F":
            yield from map(step_to, sorted(self.board.fleet_reach[piece.at]))
        elif piece.kind == "A":
            land_provinces = self.board.touches("A", piece.at)
            yield from map(step_to, sorted(land_provinces))
            for place in self._coasts_reached_by_convoy(piece):
                yield step_to(place, is_by_convoy=place in land_provinces)

    def _coasts_reached_by_convoy(self, army: Piece) -> tuple[str, ...]:
        """Return the coasts to which fleets at sea could carry an army."""
        return self._coasts_by_sea.get(army.province, ())

    @cached_property
    def _coasts_by_sea(self) -> Mapping[str, tuple[str, ...]]:
        """The coasts to which fleets at sea could carry the army of each province."""
        coasts_of_sea: dict[str, set[str]] = {}
        armies = [piece.province for piece in self.pieces if piece.kind == "A"]
        for seas in self._connected_seas:
            coasts = self._coasts_of(seas)
            for army in armies:
                if army in coasts:
                    coasts_of_sea.setdefault(army, set()).update(coasts - {army})
        return {army: tuple(sorted(coasts)) for army, coasts in coasts_of_sea.items()}

    @cached_property
    def _connected_seas(self) -> tuple[frozenset[str], ...]:
        """The seas with fleets, in connected groups."""
        fleets = self._judge_of_orders.seas_with_fleets
        return tuple(
            dict.fromkeys(connected_seas(self.board, fleets, sea) for sea in sorted(fleets))
        )

    def _coasts_of(self, seas: frozenset[str]) -> frozenset[str]:
        provinces_by_sea = (self.board.provinces_reached_by_fleet[sea] for sea in seas)
        return frozenset(
            place
            for places in provinces_by_sea
            for place in places
            if self.board.provinces[place].can_hold_armies
        )

    @cached_property
    def _pieces_that_can_come(self) -> Mapping[str, tuple[Piece, ...]]:
        """The pieces that could move into each province at once, or be carried there."""
        pieces: dict[str, list[Piece]] = {}
        for piece in self.pieces:
            if piece.kind == "G" or not piece.owner:
                continue
            places = set(self.board.touches(piece.kind, piece.at))
            if piece.kind == "A":
                places.update(self._coasts_reached_by_convoy(piece))
            for place in places:
                pieces.setdefault(place, []).append(piece)
        return {place: tuple(pieces) for place, pieces in pieces.items()}

    @cached_property
    def _occupied_provinces(self) -> frozenset[str]:
        return frozenset(piece.province for piece in self.pieces)

    def _supports(self, piece: Piece) -> Iterator[str]:
        for place in sorted(self.board.touches(piece.kind, piece.at)):
            if place == piece.province:
                continue
            if place in self._occupied_provinces:
                yield support_step(place)
            for mover in self._pieces_that_can_come.get(place, ()):
                if self._could_support(piece, mover, place):
                    yield support_step(mover.province, place)

    def _could_support(self, piece: Piece, mover: Piece, place: str) -> bool:
        """Return whether a piece could support this move.

        A piece cannot support its own move. A fleet cannot support the move of an army that only
        this fleet can carry.
        """
        if mover.province == piece.province and piece.kind != "G":
            return False
        if place in self.board.touches(mover.kind, mover.at):
            return True
        return self._judge_of_orders.can_sail(mover.province, place, piece.province)

    def _convoys(self, piece: Piece) -> Iterator[str]:
        if piece.kind != "F" or piece.province not in self._judge_of_orders.seas_with_fleets:
            return
        seas = next(area for area in self._connected_seas if piece.province in area)
        coasts = self._coasts_of(seas)
        armies = sorted(
            piece.province for piece in self.pieces if piece.kind == "A" and piece.owner
        )
        for army in (province for province in armies if province in coasts):
            for place in sorted(coasts - {army}):
                if self._judge_of_orders.is_fleet_needed(piece.province, army, place):
                    yield convoy_step(army, place)


@lru_cache(maxsize=256)
def next_sea_steps(board: Board) -> Mapping[str, tuple[str, ...]]:
    """Return the possible next steps of a path, by the step that leads to each location."""
    return {
        step_to(location): tuple(map(step_to, sorted(reachable_locations)))
        for location, reachable_locations in board.fleet_reach.items()
    }
