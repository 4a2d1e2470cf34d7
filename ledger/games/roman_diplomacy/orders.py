"""FLEET: how orders are read and checked against the position, and how petrol is counted."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from ledger.games.roman_diplomacy.adjudication.board import Board, coast_of, province_of
from ledger.games.roman_diplomacy.adjudication.legality import Fault, OrderJudge
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Order,
    Piece,
    Support,
)
from ledger.games.roman_diplomacy.adjudication.petrol import fleet_orders_allowed, orders_spent
from ledger.games.roman_diplomacy.notation.order_reader import (
    NotationError,
    WrittenOrder,
    read_order,
)
from ledger.games.roman_diplomacy.notation.places import Gazetteer
from ledger.games.roman_diplomacy.state import Game, World
from ledger.record.objection import Objection, Objections, first_unmet


@lru_cache(maxsize=256)  # a board for each game that is played
def _gazetteer(board: Board) -> Gazetteer:
    return Gazetteer(board)


@lru_cache(maxsize=4096)
def _read_order_line(board: Board, text: str, line_number: int) -> WrittenOrder:
    return read_order(text, _gazetteer(board), line_number)


def orders_of_lines(world: World, order_lines: Iterable[str]) -> Iterator[WrittenOrder]:
    """Return the orders of these lines. Raise NotationError for a line that is no order."""
    return (
        _read_order_line(world.board, text, line_number)
        for line_number, text in enumerate(order_lines, start=1)
    )


def must_be_notation(world: World, order_lines: Iterable[str]) -> Objections:
    """Refuse a line that is not an order in the usual notation (DIP-START-04)."""
    for line_number, text in enumerate(order_lines, start=1):
        try:
            _read_order_line(world.board, text, line_number)
        except NotationError as error:
            message_args = {"line": line_number, "column": error.column, "wrong": error.message}
            yield Objection("DIP-START-04", "not-an-order", message_args, waivable=False)


def must_be_orders(state: Game, actor: str, order_lines: Sequence[str]) -> Objections:
    """Refuse impossible orders for the player's pieces, and orders without enough petrol.

    Rules: DIP-START-04, DIP-CITY-01, DIP-FLEET-01, DIP-FLEET-03.
    """
    notation_objections = must_be_notation(state.world, order_lines)
    yield from first_unmet(notation_objections, _must_be_for_movement(state, actor, order_lines))


def _must_be_for_movement(state: Game, actor: str, order_lines: Sequence[str]) -> Objections:
    written_orders = list(orders_of_lines(state.world, order_lines))
    order_judge = _judge_of_orders(state.world)
    ordered_pieces: set[tuple[str, bool]] = set()
    for line_number, written_order in enumerate(written_orders, start=1):
        yield from _must_be_for_own_piece(
            state.world, actor, written_order, line_number, order_judge
        )
        place = _place_addressed(written_order.order)
        if place in ordered_pieces:
            yield Objection("DIP-START-04", "ordered-twice", {"line": line_number}, waivable=False)
        ordered_pieces.add(place)
    if state.switch("fleet.excess") == "reject_at_entry":
        yield from must_have_petrol(
            state, actor, (written_order.order for written_order in written_orders)
        )


def _judge_of_orders(world: World) -> OrderJudge:
    return OrderJudge(world.board, world.position.pieces)


def _place_addressed(order: object) -> tuple[str, bool]:
    place, garrison = getattr(order, "at", ""), getattr(order, "garrison", False)
    return province_of(place), garrison


def _must_be_for_own_piece(
    world: World, actor: str, written_order: WrittenOrder, line_number: int, order_judge: OrderJudge
) -> Objections:
    """Refuse an order for a piece of another player, or one that it could not carry out.

    Rule: DIP-CITY-01.
    """
    order = written_order.order
    if not isinstance(order, Hold | Move | Support | Convoy):
        yield Objection("DIP-START-04", "not-for-movement", {"line": line_number}, waivable=False)
        return
    piece = piece_addressed(world, order)
    if piece is None or piece.owner != actor:
        yield Objection("DIP-START-04", "not-your-piece", {"line": line_number}, waivable=False)
        return
    other_unit = (
        piece
        if written_order.kind != piece.letter
        else _unit_with_another_letter(world, written_order)
    )
    if other_unit is not None:
        yield wrong_letter_objection(other_unit, line_number)
        return
    fault = _fault_of(order_judge, piece, order)
    if fault:
        rule = "DIP-CITY-01" if fault == "garrison-stays" else "DIP-START-04"
        yield Objection(rule, f"order-{fault}", {"line": line_number}, waivable=False)


def wrong_letter_objection(piece: Piece, line_number: int) -> Objection:
    """Return the objection that an order has the wrong letter for the piece (DIP-START-04)."""
    message_args = {
        "line": line_number,
        "kind": piece.letter.lower(),
        "at": f"place:{piece.province}",
    }
    return Objection("DIP-START-04", "another-kind-of-piece", message_args, waivable=False)


def _unit_with_another_letter(world: World, written_order: WrittenOrder) -> Piece | None:
    """Return the supported or carried unit if the order names another kind (DIP-START-04).

    A support for the move of a fleet is an exception if a fleet could arrive later by a path.
    """
    order, letter = written_order.order, written_order.helped
    if not isinstance(order, Support | Convoy) or letter in ("", "G"):
        return None
    unit = world.position.units.get(province_of(order.origin))
    if unit is None or unit.letter == letter:
        return None
    is_comparison_later = isinstance(order, Support) and bool(order.to) and letter == "F"
    return None if is_comparison_later and world.board.provinces[unit.province].fleet else unit


def piece_addressed(world: World, order: Order) -> Piece | None:
    """Return the piece that an order is for; None if there is none."""
    province = province_of(order.at)
    if order.garrison:
        owner = world.position.garrisons.get(province)
        return None if owner is None else Piece("G", province, owner)
    return world.position.units.get(province)


def _fault_of(order_judge: OrderJudge, piece: Piece, order: Order) -> str:
    """Return why a piece can never carry out an order; "" if it could."""
    judgement = order_judge.complete_or_refuse(piece, order)
    if isinstance(judgement, str):
        return "" if _can_be_mended(order_judge.board, order, judgement) else judgement
    if isinstance(judgement, Move) and judgement.further:
        return _path_fault(order_judge.board, judgement)
    return ""


def _can_be_mended(board: Board, order: Order, fault: Fault) -> bool:
    """Return whether a newcomer or a fleet on its path could mend a fault.

    In this case the order is possible. Convoys take place with the first steps (D-10), and no unit
    begins at sea. So a convoy without the needed fleets can never be carried out.
    """
    if fault == "impossible-move" and isinstance(order, Support):
        origin, target = province_of(order.origin), province_of(order.to)
        origin_province = board.provinces[origin]
        return any(
            target in board.provinces_reached_by_fleet[location]
            for location in origin_province.fleet_locations
        )
    return fault == "nobody-there"


def _path_fault(board: Board, order: Move) -> str:
    """Return why a path cannot be sailed; "" if it can (DATC 4.B.1).

    Each step must start where the step before ended, and must name its coast if two are possible.
    """
    location = order.to
    for next_location in order.further:
        coasts = board.coasts_reached(location, province_of(next_location))
        if not board.has_location(next_location):
            return "no-such-place"
        if next_location not in coasts and (coast_of(next_location) or not coasts):
            return "unreachable"
        if next_location not in coasts and len(coasts) > 1:
            return "coast-needed"
        location = next_location if next_location in coasts else coasts[0]
    return ""


def must_have_petrol(state: Game, actor: str, orders: Iterable[object]) -> Objections:
    """Refuse more orders to fleets than the player has fleets (DIP-FLEET-01)."""
    needed_petrol = sum(_fleet_orders_spent(state, order) for order in orders)
    if needed_petrol > (petrol := petrol_of(state, actor)):
        yield Objection("DIP-FLEET-01", "too-little-petrol", {"n": needed_petrol, "has": petrol})


def petrol_of(state: Game, actor: str) -> int:
    """Return the number of fleet orders that a player may give (DIP-FLEET-01).

    In a federation that shares its petrol each member may use all the petrol. If the petrol is too
    little, the first orders count.
    """
    world = state.world
    is_pool_shared = state.switch("fleet.pool") == "federation"
    owners = world.members_of_side(actor) if is_pool_shared else (actor,)
    return sum(fleet_orders_allowed(world.position.pieces, owner) for owner in owners)


def _fleet_orders_spent(state: Game, order: object) -> int:
    """Return the number of fleet orders that an order costs; 0 if it is not for a fleet.

    Rule: DIP-FLEET-01.
    """
    if not isinstance(order, Hold | Move | Support | Convoy):
        return 0
    piece = piece_addressed(state.world, order)
    if piece is None or piece.kind != "F":
        return 0
    do_holds_cost = bool(state.switch("fleet.written_hold_costs"))
    return orders_spent(order, costs_written_hold=do_holds_cost)


def valid_orders(
    state: Game, lines_by_player: Mapping[str, tuple[str, ...]]
) -> Mapping[str, tuple[Order, ...]]:
    """Return the valid orders of each player: lawful orders for own pieces, within the petrol.

    For each piece the first order counts. Fleet orders count in order until the petrol is used up,
    so perhaps only the first parts of a path count (DIP-FLEET-01). If petrol is shared, players who
    joined earlier come first.
    """
    petrol_left: dict[str, int] = {}
    orders_by_player: dict[str, tuple[Order, ...]] = {}
    for player in state.world.players_with_empire:
        accepted_orders: list[Order] = []
        petrol_owner = _owner_of_petrol(state, player)
        petrol_left.setdefault(petrol_owner, petrol_of(state, player))
        for given_order in _lawful_orders_of(state.world, player, lines_by_player.get(player, ())):
            order = _shorten_to_petrol(state, given_order, petrol_left[petrol_owner])
            if order is not None:
                petrol_left[petrol_owner] -= _fleet_orders_spent(state, order)
                accepted_orders.append(order)
        orders_by_player[player] = tuple(accepted_orders)
    return orders_by_player


def _shorten_to_petrol(state: Game, order: Order, petrol: int) -> Order | None:
    """Return the order cut to this amount of petrol; None if no part is left (DIP-FLEET-01)."""
    if _fleet_orders_spent(state, order) <= petrol:
        return order
    if isinstance(order, Move) and petrol > 0:
        return replace(order, further=order.further[: petrol - 1])
    return None


def _owner_of_petrol(state: Game, player: str) -> str:
    return state.world.side(player) if state.switch("fleet.pool") == "federation" else player


def _lawful_orders_of(world: World, player: str, order_lines: tuple[str, ...]) -> Iterator[Order]:
    ordered_pieces, order_judge = set[tuple[str, bool]](), _judge_of_orders(world)
    for written_order in orders_of_lines(world, order_lines):
        order = written_order.order
        if (
            not isinstance(order, Hold | Move | Support | Convoy)
            or _place_addressed(order) in ordered_pieces
        ):
            continue
        if not [*_must_be_for_own_piece(world, player, written_order, 0, order_judge)]:
            ordered_pieces.add(_place_addressed(order))
            yield order
