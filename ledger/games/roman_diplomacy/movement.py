"""MOVEMENT: all orders are carried out together, and the board follows (DIP-FLEET-04 to 06)."""

from collections.abc import Iterable, Iterator, Mapping

from ledger.games.roman_diplomacy.adjudication.barbarians import markers_left
from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.impulses import AdjudicatedTurn, adjudicate_turn
from ledger.games.roman_diplomacy.adjudication.orders import Hold, Order, Piece, Readings
from ledger.games.roman_diplomacy.adjudication.results import Result
from ledger.games.roman_diplomacy.events.board import Change, OrdersResolved
from ledger.games.roman_diplomacy.notation.order_reader import WrittenOrder
from ledger.games.roman_diplomacy.notation.order_writer import write_order
from ledger.games.roman_diplomacy.orders import valid_orders
from ledger.games.roman_diplomacy.state import BoardPosition, Game, World
from ledger.games.roman_diplomacy.stored_results import OrderResult
from ledger.games.roman_diplomacy.transcript import BoardTranscript


def readings_of(state: Game) -> Readings:
    """Return the adjudicator's readings in this game."""
    return Readings(
        edition="1971" if state.switch("rules.edition") == "edition_1971" else "2023",
        joint=state.switch("garrison.stack") == "joint_2",
        lasting_supports=state.switch("impulse.hold_support") == "stays",
        standoffs_close=state.switch("impulse.standoff") == "closed",
        side=state.world.side,
    )


def resolve_orders(
    transcript: BoardTranscript, lines_by_player: Mapping[str, tuple[str, ...]]
) -> None:
    """Carry out the orders of all players. Pieces without an order hold."""
    state, world = transcript.state, transcript.world
    orders = valid_orders(state, lines_by_player)
    all_orders = tuple(order for player_orders in orders.values() for order in player_orders)
    turn = adjudicate_turn(world.board, world.position.pieces, all_orders, readings_of(state))
    dislodged_pieces = tuple(
        dislodged_piece for dislodged_piece in turn.outcome.dislodged if dislodged_piece.piece.owner
    )
    transcript.add_event(
        OrdersResolved(
            turn=world.turn,
            told=tuple(_results_to_store(turn, all_orders)),
            change=change_between(world, turn.outcome.pieces, clears_markers=True),
            dislodged=dislodged_pieces,
            contested=tuple(sorted(turn.outcome.contested)),
            ordered=tuple(player for player, player_orders in orders.items() if player_orders),
        )
    )


def _results_to_store(turn: AdjudicatedTurn, orders: Iterable[Order]) -> Iterator[OrderResult]:
    ordered_places = {(province_of(order.at), order.garrison) for order in orders}
    for impulse_number, outcome in enumerate(turn.impulses, start=1):
        for result in outcome.results:
            place = (result.piece.province, result.piece.kind == "G")
            is_later_hold = impulse_number > 1 and _has_only_held(result)
            if not is_later_hold:
                yield result_to_store(
                    result, impulse_number, is_given=impulse_number > 1 or place in ordered_places
                )


def _has_only_held(result: Result) -> bool:
    """Return whether a piece only held in a later impulse, without any effect."""
    return isinstance(result.order, Hold) and not result.dislodged_from


def result_to_store(result: Result, impulse_number: int, *, is_given: bool) -> OrderResult:
    """Return a result in the form that an entry stores."""
    piece, reason = result.piece, result.reason
    return OrderResult(
        owner=piece.owner,
        piece=piece.name,
        order=write_order(WrittenOrder(result.order, piece.letter)),
        verdict=result.verdict,
        cause=str(reason.cause) if reason else "",
        against=reason.against if reason else "",
        own=reason.own if reason else 0,
        other=reason.other if reason else 0,
        dislodged_from=result.dislodged_from,
        impulse=impulse_number,
        given=is_given,
    )


def change_between(world: World, pieces_after: Iterable[Piece], *, clears_markers: bool) -> Change:
    """Return the change from the present board to these pieces.

    If `clears_markers`, armies that are not barbarian clear the land that they enter (DIP-BARB-03).
    """
    pieces = tuple(pieces_after)
    units = {piece.province: piece for piece in pieces if piece.kind != "G"}
    guarded_provinces = {piece.province for piece in pieces if piece.kind == "G"}
    board: BoardPosition = world.position
    arrivals = tuple(
        piece for place, piece in sorted(units.items()) if board.units.get(place) != piece
    )
    armies = [piece for piece in arrivals if piece.kind == "A"]  # DIP2-05
    markers = markers_left(board.markers, arrivals) if clears_markers else board.markers
    special_sites = world.scenario.special_sites
    return Change(
        left=tuple(
            place for place, piece in sorted(board.units.items()) if units.get(place) != piece
        ),
        came=arrivals,
        fallen=tuple(place for place in sorted(board.garrisons) if place not in guarded_provinces),
        cleared=tuple(sorted(board.markers - markers)),
        entered=tuple(
            (piece.province, piece.owner)
            for piece in armies
            if piece.province in special_sites  # DIP2-05
        ),
    )
