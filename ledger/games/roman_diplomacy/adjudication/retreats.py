"""Retreats: the possible places, and the result for the pieces that go there (DATC 4.A.5)."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.orders import Piece, Readings
from ledger.games.roman_diplomacy.adjudication.results import Dislodged, Outcome


def places_to_retreat(
    board: Board, outcome: Outcome, dislodged_piece: Dislodged, readings: Readings
) -> tuple[str, ...]:
    """Return the locations to which a piece may retreat, in order.

    Without a location the piece is disbanded.

    Four kinds of provinces are closed: occupied provinces, provinces with a foreign garrison or a
    stand-off, and the attacker's province. In the edition of 2023 the attacker's province is open
    if the attacker came by sea.
    """
    piece = dislodged_piece.piece
    closed_provinces = {
        unit.province for unit in outcome.pieces if _is_shut_out_by(unit, piece, readings)
    }
    closed_provinces |= outcome.contested
    if not (dislodged_piece.by_sea and readings.edition == "2023"):
        closed_provinces.add(dislodged_piece.attacker)
    if piece.kind == "F":
        locations = board.fleet_reach.get(piece.at, frozenset())
    else:
        locations = board.touches("A", piece.at)
    return tuple(
        sorted(location for location in locations if province_of(location) not in closed_provinces)
    )


def _is_shut_out_by(occupant: Piece, retreating_piece: Piece, readings: Readings) -> bool:
    if occupant.kind != "G":
        return True
    return not occupant.owner or readings.side(occupant.owner) != readings.side(
        retreating_piece.owner
    )


def pieces_after_retreats(
    board: Board, outcome: Outcome, destinations: Iterable[str], readings: Readings
) -> tuple[Piece | None, ...]:
    """Return each dislodged piece after its retreat, in order; None if it is gone.

    `destinations` holds the goal of each piece; "" for none. It is a sequence because several
    pieces can be dislodged from one province, in different impulses. Two pieces that retreat to one
    province are both disbanded.
    """
    locations = [
        _location_of_retreat(board, outcome, dislodged_piece, destination, readings)
        for dislodged_piece, destination in zip(outcome.dislodged, destinations, strict=True)
    ]
    crowd = Counter(province_of(place) for place in locations)
    return tuple(
        replace(dislodged_piece.piece, at=place)
        if place and crowd[province_of(place)] == 1
        else None
        for dislodged_piece, place in zip(outcome.dislodged, locations, strict=True)
    )


def _location_of_retreat(
    board: Board, outcome: Outcome, dislodged_piece: Dislodged, destination: str, readings: Readings
) -> str:
    """Return the location of the goal; "" if the goal is closed.

    The goal may omit the coast if only one is possible.
    """
    places = places_to_retreat(board, outcome, dislodged_piece, readings)
    if destination in places:
        return destination
    coasts = [place for place in places if province_of(place) == destination]
    return coasts[0] if len(coasts) == 1 else ""
