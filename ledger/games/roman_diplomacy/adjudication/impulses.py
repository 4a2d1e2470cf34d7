"""Paths of fleets, whose parts are carried out one after another (DIP-FLEET-04 to 06, D-10).

In the first impulse all orders are carried out, with the first part of each path. In each later
impulse only fleets whose parts have all succeeded move on. All other pieces hold.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.movement import adjudicate
from ledger.games.roman_diplomacy.adjudication.orders import (
    Impulse,
    Move,
    Order,
    Piece,
    Readings,
    Support,
)
from ledger.games.roman_diplomacy.adjudication.results import Outcome, Result


@dataclass(frozen=True, slots=True)
class AdjudicatedTurn:
    """All impulses of a turn.

    `outcome` has the final position, and each piece dislodged or destroyed and each stand-off in
    any impulse.
    """

    impulses: tuple[Outcome, ...]
    outcome: Outcome


def adjudicate_turn(
    board: Board, pieces: Iterable[Piece], orders: Iterable[Order], readings: Readings
) -> AdjudicatedTurn:
    """Return the result of these orders, with fleets' paths."""
    orders, pieces = tuple(orders), tuple(pieces)
    fleets = {piece.province for piece in pieces if piece.kind == "F"}
    convoy_orders = (
        order for order in orders if province_of(order.at) in fleets and not order.garrison
    )
    first_outcome = adjudicate(
        board, pieces, orders, readings, Impulse(_planned_steps(convoy_orders))
    )
    impulses = [first_outcome]
    paths_and_supports = _PathsAndSupports(first_outcome, readings)
    while paths_and_supports.has_path_left():
        pieces = impulses[-1].pieces
        impulses.append(
            adjudicate(
                board,
                pieces,
                paths_and_supports.orders_of_next_impulse(),
                readings,
                paths_and_supports.facts_for_next_impulse(),
            )
        )
        paths_and_supports.follow(impulses[-1])
    return AdjudicatedTurn(tuple(impulses), _combine_outcomes(impulses))


def _planned_steps(orders: Iterable[Order]) -> frozenset[tuple[str, str]]:
    """Return the steps (from, to) that fleets plan after the first impulse."""
    steps: set[tuple[str, str]] = set()
    for order in orders:
        if isinstance(order, Move):
            steps |= set(pairwise(map(province_of, (order.to, *order.further))))
    return frozenset(steps)


class _PathsAndSupports:
    """The paths and supports in force after the impulses so far."""

    def __init__(self, first_outcome: Outcome, readings: Readings) -> None:
        self._readings = readings
        self._paths: dict[str, tuple[str, ...]] = {}
        self._supports: dict[tuple[str, bool], Support] = {}
        self._restless: set[str] = set()
        self._closed: set[str] = set()
        for result in first_outcome.results:
            self._note_result(result)
        self._end_closed_paths(first_outcome)

    def _note_result(self, result: Result) -> None:
        order, piece = result.order, result.piece
        if isinstance(order, Move) and result.verdict != "illegal":
            has_moved = result.verdict == "succeeds"
            place = province_of(order.to) if has_moved else piece.province
            self._restless.add(place)
            if has_moved and order.further:
                self._paths[place] = order.further
        elif (
            isinstance(order, Support)
            and _is_lasting_support(result)
            and self._does_support_last(order)
        ):
            self._supports[piece.province, piece.kind == "G"] = order

    def _does_support_last(self, order: Support) -> bool:
        """Return whether a support counts in later impulses.

        A support for a move counts in the impulse of the move's step (DIP-FLEET-06).
        """
        return bool(order.to) or self._readings.lasting_supports

    def _end_closed_paths(self, outcome: Outcome) -> None:
        """End the paths that lead into a stand-off, by the reading that keeps the province closed.

        Rule: DIP-FLEET-06.
        """
        if self._readings.standoffs_close:
            self._closed |= outcome.contested
            self._paths = {
                place: path
                for place, path in self._paths.items()
                if province_of(path[0]) not in self._closed
            }

    def has_path_left(self) -> bool:
        """Return whether a fleet has a part of its path left."""
        return bool(self._paths)

    def orders_of_next_impulse(self) -> tuple[Order, ...]:
        """Return the orders of the next impulse."""
        moves = (Move(place, path[0], further=path[1:]) for place, path in self._paths.items())
        return (*moves, *self._supports.values())

    def facts_for_next_impulse(self) -> Impulse:
        """Return the facts about other impulses that the next impulse needs."""
        planned_steps = _planned_steps(
            Move(place, path[0], further=path[1:]) for place, path in self._paths.items()
        )
        return Impulse(planned_steps, frozenset(self._restless))

    def follow(self, outcome: Outcome) -> None:
        """Update paths and supports after an impulse (DIP-FLEET-04 to 06)."""
        paths, self._paths = self._paths, {}
        vacated_provinces, entered_provinces = set[str](), set[str]()
        for result in outcome.results:
            order, piece = result.order, result.piece
            if isinstance(order, Move) and piece.province in paths and result.verdict == "succeeds":
                place = province_of(order.to)
                vacated_provinces.add(piece.province)
                entered_provinces.add(place)
                if order.further:
                    self._paths[place] = order.further
            elif isinstance(order, Support) and not _is_lasting_support(result):
                self._supports.pop((piece.province, piece.kind == "G"), None)
        self._restless = self._restless - vacated_provinces | entered_provinces
        self._end_closed_paths(outcome)


def _is_lasting_support(result: Result) -> bool:
    """Return whether a support lasts, because it was not cut, dislodged or unlawful."""
    return not result.dislodged_from and result.verdict in ("succeeds", "void")


def _combine_outcomes(impulses: list[Outcome]) -> Outcome:
    last_impulse = impulses[-1]
    return Outcome(
        results=impulses[0].results,
        pieces=last_impulse.pieces,
        dislodged=tuple(
            dislodged_piece for outcome in impulses for dislodged_piece in outcome.dislodged
        ),
        destroyed=tuple(piece for outcome in impulses for piece in outcome.destroyed),
        contested=frozenset().union(*(outcome.contested for outcome in impulses)),
    )
