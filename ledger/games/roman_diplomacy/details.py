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
from ledger.games.roman_diplomacy.notation.read import AnyOrder, WrittenOrder
from ledger.games.roman_diplomacy.notation.write import write_order
from ledger.games.roman_diplomacy.order_details import (
    order_details,
    piece_arguments,
    place_or_none,
    target_arguments,
)
from ledger.games.roman_diplomacy.retreats import locations_for_retreat
from ledger.games.roman_diplomacy.state import Game
from ledger.record.entry import Entry, Event


def _order_details(state: Game, entry: Entry, who: str) -> Iterable[EntryDetail]:
    event: OrdersResolved = entry.event
    return order_details(state.world, event.told, who)


def _guest_details(_state: Game, entry: Entry, who: str) -> Iterator[EntryDetail]:
    event: GuestsTurnedOut = entry.event
    for one in event.dislodged:
        if one.piece.owner == who:
            yield EntryDetail("detail-turned-out", piece_arguments(one.piece.name))


def _retreat_details(state: Game, entry: Entry, who: str) -> Iterator[EntryDetail]:
    event: RetreatsResolved = entry.event
    gone = [one for one in event.gone if one.owner == who]
    left = list[Dislodged]()
    for one in state.world.dislodged:
        if one.piece in gone:
            gone.remove(one.piece)
            stuck = "detail-no-retreat" if locations_for_retreat(state, one) else "detail-nowhere"
            yield EntryDetail(stuck, piece_arguments(one.piece.name))
        elif one.piece.owner == who:
            left.append(one)
    yield from _details_of_retreats(
        state, left, [one for one in event.change.came if one.owner == who]
    )


def _details_of_retreats(
    state: Game, left: list[Dislodged], came: list[Piece]
) -> Iterator[EntryDetail]:
    """Yield each retreat with its origin and goal if these are certain, or else all together.

    The entry stores the goals of retreats, but not the origin for each goal.
    """
    while left:
        pair = _only_pair(state, left, came)
        if pair is None:
            places = [place_or_none(one.at) for one in came]
            origins = [*dict.fromkeys(place_or_none(one.piece.at) for one in left)]
            yield EntryDetail("detail-retreats", {"origins": origins, "places": places})
            return
        one, place = pair
        left.remove(one)
        came.remove(place)
        arguments = {**piece_arguments(one.piece.name), **target_arguments(place.at)}
        order = _order_text(one.piece, Retreat(one.piece.at, place.at))
        yield EntryDetail("detail-retreat", {**arguments, "order": order})


def _only_pair(
    state: Game, left: list[Dislodged], came: list[Piece]
) -> tuple[Dislodged, Piece] | None:
    """Return a unit with only one possible place, or a place with only one possible unit."""
    pairs = [(one, piece) for one in left for piece in came if _can_be_same_unit(state, one, piece)]
    for one, piece in pairs:
        alone = [unit for unit, there in pairs if there == piece] == [one]
        if alone or [there for unit, there in pairs if unit is one] == [piece]:
            return one, piece
    return None


def _can_be_same_unit(state: Game, one: Dislodged, piece: Piece) -> bool:
    same = (one.piece.kind, one.piece.barbarian) == (piece.kind, piece.barbarian)
    return same and piece.at in locations_for_retreat(state, one)


def _winter_details(state: Game, entry: Entry, who: str) -> Iterator[EntryDetail]:
    event: AdjustmentsResolved = entry.event
    units = state.world.now.units
    for one in event.disbanded:
        if one.owner == who:
            yield _order_detail("detail-disbanded", one, Disband(one.kind, one.at))
    for at in event.let_go:
        if units[at].owner == who:
            yield EntryDetail("detail-let-go", piece_arguments(units[at].name))
    for one in event.built:
        if one.owner == who:
            key = "detail-raised" if one.barbarian else "detail-built"
            yield _order_detail(key, one, Build(one.kind, one.at, one.barbarian))
    for at, hirer in event.hired:
        if hirer == who:
            yield EntryDetail("detail-hired", piece_arguments(units[at].name))


def _order_detail(key: str, piece: Piece, order: AnyOrder) -> EntryDetail:
    return EntryDetail(key, {**piece_arguments(piece.name), "order": _order_text(piece, order)})


def _order_text(piece: Piece, order: AnyOrder) -> str:
    return write_order(WrittenOrder(order, piece.letter))


DETAILS: Mapping[type[Event], Callable[[Game, Entry, str], Iterable[EntryDetail]]] = {
    OrdersResolved: _order_details,
    GuestsTurnedOut: _guest_details,
    RetreatsResolved: _retreat_details,
    AdjustmentsResolved: _winter_details,
}
"""The details for one character, in order, by the event whose message tells the results."""
