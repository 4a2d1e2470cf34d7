"""The adjudication of one impulse of movement, from orders to results and the new position."""

from collections.abc import Iterable

from msgspec.structs import replace

from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.adjudication.order_sheet import OrderSheet
from ledger.games.roman_diplomacy.adjudication.orders import (
    ONLY_IMPULSE,
    Impulse,
    Move,
    Order,
    Piece,
    Readings,
)
from ledger.games.roman_diplomacy.adjudication.reasons import judgement_of_order
from ledger.games.roman_diplomacy.adjudication.results import (
    Dislodged,
    Outcome,
    Reason,
    Result,
)
from ledger.games.roman_diplomacy.adjudication.solver import Solver, solve_orders

DEFAULT_READINGS = Readings()


def adjudicate(
    board: Board,
    pieces: Iterable[Piece],
    orders: Iterable[Order],
    readings: Readings = DEFAULT_READINGS,
    impulse: Impulse = ONLY_IMPULSE,
) -> Outcome:
    """Return the results of these orders. A piece without an order holds.

    The order of `pieces` and `orders` does not matter. A piece has at most one order, and a
    province at most one piece of each sort (garrison or not). Later parts of a fleet's path are
    ignored here: see `impulses`.
    """
    sheet = OrderSheet(board, pieces, orders, readings, impulse)
    solver = solve_orders(board, sheet, readings)
    dislodgers = _dislodger_by_piece(solver)
    return Outcome(
        results=tuple(_results(solver, dislodgers, has_reasons=readings.reasons)),
        pieces=tuple(_pieces_after_movement(solver, dislodgers)),
        dislodged=tuple(_dislodged_to_retreat(solver, dislodgers)),
        destroyed=tuple(
            sheet.pieces[dislodger_index]
            for dislodger_index in dislodgers
            if sheet.pieces[dislodger_index].kind == "G"
        ),
        contested=_provinces_in_stand_off(solver),
        moved={
            sheet.origins[piece_index]: sheet.targets[piece_index]
            for piece_index in sheet.targets
            if solver.made[piece_index]
        },
    )


def _dislodger_by_piece(solver: Solver) -> dict[int, int]:
    """Return each dislodged piece with the piece that dislodged it, including garrisons.

    Rule: DIP-CITY-03.
    """
    sheet, decisions = solver.sheet, solver.made
    return {
        piece_index: mover_index
        for piece_index, foes in enumerate(sheet.foes)
        if not (piece_index in sheet.targets and decisions[piece_index])
        for mover_index in foes
        if decisions[mover_index]
    }


def _results(solver: Solver, dislodgers: dict[int, int], *, has_reasons: bool) -> Iterable[Result]:
    sheet = solver.sheet
    for piece_index, piece in enumerate(sheet.pieces):
        dislodger_index = dislodgers.get(piece_index)
        origin_of_attack = "" if dislodger_index is None else sheet.origins[dislodger_index]
        fault = sheet.faults.get(piece_index)
        if fault is not None:
            yield Result(piece, fault[0], "illegal", Reason(fault[1]), origin_of_attack)
        elif has_reasons:
            verdict, reason = judgement_of_order(solver, piece_index, dislodger_index)
            yield Result(piece, sheet.orders[piece_index], verdict, reason, origin_of_attack)
        else:
            is_successful = dislodger_index is None and solver.made[piece_index]
            verdict = "succeeds" if is_successful else "fails"
            yield Result(piece, sheet.orders[piece_index], verdict, None, origin_of_attack)


def _pieces_after_movement(solver: Solver, dislodgers: dict[int, int]) -> Iterable[Piece]:
    for piece_index, piece in enumerate(solver.sheet.pieces):
        order = solver.sheet.orders[piece_index]
        if isinstance(order, Move) and solver.made[piece_index]:
            yield replace(piece, at=order.to)
        elif piece_index not in dislodgers:
            yield piece


def _dislodged_to_retreat(solver: Solver, dislodgers: dict[int, int]) -> Iterable[Dislodged]:
    """Yield the dislodged pieces that may retreat, which are all except garrisons.

    Rules: DIP-CITY-01, DIP-CITY-03.
    """
    sheet = solver.sheet
    for piece_index, mover_index in dislodgers.items():
        if sheet.pieces[piece_index].kind != "G":
            yield Dislodged(
                sheet.pieces[piece_index], sheet.origins[mover_index], mover_index in sheet.by_sea
            )


def _provinces_in_stand_off(solver: Solver) -> frozenset[str]:
    """Return the provinces that no unit enters because of a stand-off (D-10)."""
    sheet, decisions = solver.sheet, solver.made
    return frozenset(
        target
        for target, movers in sheet.movers.items()
        if (sheet.army_at(target) < 0 or _has_army_moved_away(solver, sheet.army_at(target)))
        and not any(decisions[mover_index] for mover_index in movers)
        and _is_stand_off(solver, target)
    )


def _is_stand_off(solver: Solver, target: str) -> bool:
    """Return whether moving pieces stopped each other there, and not only a garrison did."""
    strengths = sorted(
        solver.prevent_strength(mover_index)[0] for mover_index in solver.sheet.movers[target]
    )
    is_garrisoned = solver.sheet.garrison_at(target) >= 0
    is_equal = len(strengths) > 1 and strengths[-1] == strengths[-2]
    return strengths[-1] > 0 and (is_equal or not is_garrisoned)


def _has_army_moved_away(solver: Solver, army_index: int) -> bool:
    return army_index in solver.sheet.targets and bool(solver.made[army_index])
