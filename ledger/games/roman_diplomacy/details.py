"""The results of a turn for one character: orders, retreats and builds."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from ledger.contract.ruleset import EntryDetail
from ledger.games.roman_diplomacy.adjudication.orders import Build, Disband, Piece, Retreat
from ledger.games.roman_diplomacy.adjudication.results import Dislodged
from ledger.games.roman_diplomacy.events.board import (
    AdjustmentsResolved,
    GuestsTurnedOut,
    OrdersResolved,
    RetreatsResolved,
)
from ledger.games.roman_diplomacy.notation.order_reader import AnyOrder, WrittenOrder
from ledger.games.roman_diplomacy.notation.order_writer import write_order
from ledger.games.roman_diplomacy.order_details import (
    order_details,
    piece_arguments,
    place_or_none,
    target_arguments,
)
from ledger.games.roman_diplomacy.retreats import locations_for_retreat
from ledger.games.roman_diplomacy.state import Game
from ledger.record.entry import Entry, Event


def _order_details(state: Game, entry: Entry, player: str) -> Iterable[EntryDetail]:
    event: OrdersResolved = entry.event
    return order_details(state.world, event.told, player)


def _guest_details(_state: Game, entry: Entry, player: str) -> Iterator[EntryDetail]:
    event: GuestsTurnedOut = entry.event
    for dislodged_piece in event.dislodged:
        if dislodged_piece.piece.owner == player:
            yield EntryDetail("detail-turned-out", piece_arguments(dislodged_piece.piece.name))


def _retreat_details(state: Game, entry: Entry, player: str) -> Iterator[EntryDetail]:
    event: RetreatsResolved = entry.event
    lost_units = [piece for piece in event.gone if piece.owner == player]
    dislodged_pieces = list[Dislodged]()
    for dislodged_piece in state.world.dislodged:
        if dislodged_piece.piece in lost_units:
            lost_units.remove(dislodged_piece.piece)
            no_change_objections = (
                "detail-no-retreat"
                if locations_for_retreat(state, dislodged_piece)
                else "detail-nowhere"
            )
            yield EntryDetail(no_change_objections, piece_arguments(dislodged_piece.piece.name))
        elif dislodged_piece.piece.owner == player:
            dislodged_pieces.append(dislodged_piece)
    yield from _details_of_retreats(
        state, dislodged_pieces, [piece for piece in event.change.came if piece.owner == player]
    )


def _details_of_retreats(
    state: Game, dislodged_pieces: list[Dislodged], arrivals: list[Piece]
) -> Iterator[EntryDetail]:
    """Yield each retreat with its origin and goal if these are certain, or else all together.

    The entry stores the goals of retreats, but not the origin for each goal.
    """
    while dislodged_pieces:
        piece_and_place = _only_pair(state, dislodged_pieces, arrivals)
        if piece_and_place is None:
            places = [place_or_none(piece.at) for piece in arrivals]
            origins = [
                *dict.fromkeys(
                    place_or_none(dislodged_piece.piece.at) for dislodged_piece in dislodged_pieces
                )
            ]
            yield EntryDetail("detail-retreats", {"origins": origins, "places": places})
            return
        dislodged_piece, place = piece_and_place
        dislodged_pieces.remove(dislodged_piece)
        arrivals.remove(place)
        message_args = {**piece_arguments(dislodged_piece.piece.name), **target_arguments(place.at)}
        order = _order_text(dislodged_piece.piece, Retreat(dislodged_piece.piece.at, place.at))
        yield EntryDetail("detail-retreat", {**message_args, "order": order})


def _only_pair(
    state: Game, dislodged_pieces: list[Dislodged], arrivals: list[Piece]
) -> tuple[Dislodged, Piece] | None:
    """Return a unit with only one possible place, or a place with only one possible unit."""
    pairs = [
        (dislodged_piece, piece)
        for dislodged_piece in dislodged_pieces
        for piece in arrivals
        if _can_be_same_unit(state, dislodged_piece, piece)
    ]
    for dislodged_piece, piece in pairs:
        is_only_pair = [unit for unit, candidate in pairs if candidate == piece] == [
            dislodged_piece
        ]
        if is_only_pair or [candidate for unit, candidate in pairs if unit is dislodged_piece] == [
            piece
        ]:
            return dislodged_piece, piece
    return None


def _can_be_same_unit(state: Game, dislodged_piece: Dislodged, piece: Piece) -> bool:
    is_same_kind = (dislodged_piece.piece.kind, dislodged_piece.piece.barbarian) == (
        piece.kind,
        piece.barbarian,
    )
    return is_same_kind and piece.at in locations_for_retreat(state, dislodged_piece)


def _winter_details(state: Game, entry: Entry, player: str) -> Iterator[EntryDetail]:
    event: AdjustmentsResolved = entry.event
    units = state.world.position.units
    for piece in event.disbanded:
        if piece.owner == player:
            yield _order_detail("detail-disbanded", piece, Disband(piece.kind, piece.at))
    for place in event.let_go:
        if units[place].owner == player:
            yield EntryDetail("detail-let-go", piece_arguments(units[place].name))
    for piece in event.built:
        if piece.owner == player:
            message_key = "detail-raised" if piece.barbarian else "detail-built"
            yield _order_detail(message_key, piece, Build(piece.kind, piece.at, piece.barbarian))
    for place, new_owner in event.hired:
        if new_owner == player:
            yield EntryDetail("detail-hired", piece_arguments(units[place].name))


def _order_detail(message_key: str, piece: Piece, order: AnyOrder) -> EntryDetail:
    return EntryDetail(
        message_key, {**piece_arguments(piece.name), "order": _order_text(piece, order)}
    )


def _order_text(piece: Piece, order: AnyOrder) -> str:
    return write_order(WrittenOrder(order, piece.letter))


DETAILS_BY_EVENT: Mapping[type[Event], Callable[[Game, Entry, str], Iterable[EntryDetail]]] = {
    OrdersResolved: _order_details,
    GuestsTurnedOut: _guest_details,
    RetreatsResolved: _retreat_details,
    AdjustmentsResolved: _winter_details,
}
"""The details for one character, in order, by the event whose message tells the results."""
