"""A turn in the slow adjudicator: it follows each piece through all impulses (D-10)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Order,
    Piece,
    Readings,
    Support,
)
from tests.games.roman_diplomacy.slow.equations import OrderEquations
from tests.games.roman_diplomacy.slow.groups import Decided, solve_slowly
from tests.games.roman_diplomacy.slow.lawful import (
    LawfulOrders,
    Steps,
    hold_order,
    later_steps_of_fleets,
    reachable_locations,
)


@dataclass(eq=False)
class MovingUnit:
    """A piece during a turn: its place, its further steps, and its attacker."""

    piece: Piece
    order: Order
    lawful: bool
    at: str
    path: tuple[str, ...] = ()
    restless: bool = False
    lost_to: str = ""
    by_sea: bool = False
    verdict: str = ""

    @property
    def now(self) -> Piece:
        """The piece with its current place."""
        return Piece(self.piece.kind, self.at, self.piece.owner, self.piece.barbarian)

    @property
    def is_garrison(self) -> bool:
        """True if the piece is a garrison."""
        return self.piece.kind == "G"


@dataclass
class SlowTurn:
    """The final pieces, the stand-offs, and the sizes of all groups that were decided."""

    units: list[MovingUnit]
    later: Steps
    after: list[frozenset[Piece]] = field(default_factory=list)
    contested: list[frozenset[str]] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    @property
    def standing(self) -> list[Piece]:
        """The pieces on the board after the last impulse."""
        return [one.now for one in self.units if not one.lost_to]

    @property
    def standoff_provinces(self) -> frozenset[str]:
        """The provinces with a stand-off in any impulse."""
        return frozenset().union(*self.contested)


def play_slowly(
    board: Board, pieces: Sequence[Piece], orders: Sequence[Order], readings: Readings
) -> SlowTurn:
    """Return the result of these orders.

    Raises TooManyOrdersError: a group is too large to be tried.
    """
    later = later_steps_of_fleets(board, pieces, orders)
    turn = SlowTurn(_units_with_orders(board, pieces, orders, later), later)
    _play_impulse(board, turn, {one: one.order for one in turn.units}, readings, first=True)
    while going := [one for one in turn.units if _has_further_path(one, turn, readings)]:
        now: dict[MovingUnit, Order] = {
            one: hold_order(one.now) for one in turn.units if not one.lost_to
        }
        for one in now:
            if isinstance(one.order, Support) and (one.order.to or readings.lasting_supports):
                now[one] = one.order
        for one in going:
            now[one], one.path = Move(one.at, one.path[0]), one.path[1:]
        _play_impulse(board, turn, now, readings, first=False)
    return turn


def _units_with_orders(
    board: Board, pieces: Sequence[Piece], orders: Sequence[Order], later: Steps
) -> list[MovingUnit]:
    law = LawfulOrders(board, pieces, later)
    given = {(province_of(one.at), one.garrison): one for one in orders}
    found = []
    for piece in pieces:
        order = given.get((piece.province, piece.kind == "G"))
        judged = None if order is None else law.order(piece, order)
        unit = MovingUnit(
            piece, judged or hold_order(piece), order is None or judged is not None, piece.at
        )
        if isinstance(judged, Move):
            unit.path, unit.restless = judged.further, True
        found.append(unit)
    return found


def _has_further_path(unit: MovingUnit, turn: SlowTurn, readings: Readings) -> bool:
    """Return whether a fleet has a part of its path left, after all earlier parts succeeded."""
    closed = (
        readings.standoffs_close
        and unit.path
        and province_of(unit.path[0]) in turn.standoff_provinces
    )
    return bool(unit.path) and not unit.lost_to and not closed


def _play_impulse(
    board: Board, turn: SlowTurn, now: dict[MovingUnit, Order], readings: Readings, *, first: bool
) -> None:
    units = list(now)
    orders = [_order_with_coast(board, one, now[one]) for one in units]
    restless = [n for n, one in enumerate(units) if one.restless and not first]
    equations = OrderEquations(board, [one.now for one in units], orders, readings, restless)
    made, groups = solve_slowly(equations)
    turn.sizes += map(len, groups)
    turn.contested.append(_contested_provinces(equations, made))
    _dislodge_units(equations, units, made)
    for number, unit in enumerate(units):
        if first:
            unit.verdict = _result_of_order(equations, unit, number, made, turn.later)
        _move_piece(equations, unit, number, made)
    turn.after.append(frozenset(turn.standing))


def _order_with_coast(board: Board, unit: MovingUnit, order: Order) -> Order:
    """Return the order with the coast of a later part. An unreachable part is no move."""
    if not isinstance(order, Move) or unit.piece.kind != "F":
        return order
    near = reachable_locations(board, unit.now)
    meant = [one for one in near if order.to in (one, province_of(one))]
    if len(meant) == 1:
        return Move(order.at, meant[0])
    unit.path = ()
    return Hold(unit.at)


def _dislodge_units(equations: OrderEquations, units: list[MovingUnit], made: Decided) -> None:
    for number, unit in enumerate(units):
        if equations.to(number) and made[number]:
            continue
        for winner in equations.moves_of_attackers(number):
            if made[winner]:
                unit.lost_to = equations.pieces[winner].province
                unit.by_sea = equations.moves_by_sea(winner)


def _result_of_order(
    equations: OrderEquations, unit: MovingUnit, number: int, made: Decided, later: Steps
) -> str:
    """Return the result of a piece's order; "void" if no other order matches it."""
    order = unit.order
    if not unit.lawful:
        return "illegal"
    if isinstance(order, Move):
        return "succeeds" if made[number] else "fails"
    if unit.lost_to:
        return "fails"
    if isinstance(order, Support) and not (
        equations.has_supported_action(number) or (order.origin, province_of(order.to)) in later
    ):
        return "void"
    if isinstance(order, Convoy) and not equations.carries_army(number):
        return "void"
    return "succeeds" if made.get(number, True) else "fails"


def _move_piece(equations: OrderEquations, unit: MovingUnit, number: int, made: Decided) -> None:
    """Move the piece, or end its path; remove a support that was cut."""
    order = equations.orders[number]
    if isinstance(order, Move):
        if made[number]:
            unit.at = order.to
        else:
            unit.path = ()
    elif isinstance(order, Support) and not made[number]:
        unit.order = Hold(unit.at, unit.is_garrison)
    elif isinstance(order, Convoy):
        unit.order = Hold(unit.at)


def _contested_provinces(equations: OrderEquations, made: Decided) -> frozenset[str]:
    """Return the empty provinces that equally strong movers tried to enter."""
    came = {one for one in equations.targets if one}
    return frozenset(one for one in came if _has_equal_movers(equations, one, made))


def _has_equal_movers(equations: OrderEquations, province: str, made: Decided) -> bool:
    movers, army = (
        equations.pieces_moving_to(province),
        equations.standing(province, garrison=False),
    )
    strengths = Counter(equations.prevent_strength(one, made) for one in movers)
    best = max(strengths, default=0)
    if any(made[one] for one in movers) or not best:
        return False
    if equations.standing(province, garrison=True) is not None and strengths[best] < 2:
        return False
    return army is None or bool(equations.to(army) and made[army])
