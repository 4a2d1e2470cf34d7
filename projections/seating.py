"""Seating: the place of every piece, by order of arrival.

The fold does not know the rules of any game.
"""

from dataclasses import dataclass, field

from ledger.record.audience import Audience, Viewer, sees
from ledger.record.entry import Entry
from ledger.record.seating import Seating
from ledger.record.shared_map import Map
from projections.projection import Projection


@dataclass(frozen=True, slots=True)
class Board:
    """The place of every piece, and the characters who may see it."""

    seating: Seating = field(default_factory=Seating)
    audiences: Map[str, Audience] = field(default_factory=Map)


@dataclass(frozen=True, slots=True)
class PlacedPiece:
    """A piece at a place. `arrival_position` is the position of the entry that put it there."""

    piece: str
    seat: str
    arrival_position: int


def _evolve(board: Board, entry: Entry) -> Board:
    if not entry.placements:
        return board
    visible_boards = board.audiences
    for placement in entry.placements:
        visible_boards = visible_boards.set(placement.piece, placement.audience)
    return Board(board.seating.with_placements(entry.placements, entry.position), visible_boards)


SEATING: Projection[Board] = Projection("seating", 1, Board(), _evolve)


def visible_pieces(board: Board, viewer: Viewer) -> dict[str, tuple[PlacedPiece, ...]]:
    """Return the visible pieces by place and order of arrival.

    Places without a visible piece are left out. `arrival_position` is 0 for viewers who may not see
    positions.
    """
    pieces_by_place = {
        place: _pieces_at(board, place, viewer) for place in sorted(board.seating.places)
    }
    return {place: pieces for place, pieces in pieces_by_place.items() if pieces}


def _pieces_at(board: Board, place: str, viewer: Viewer) -> tuple[PlacedPiece, ...]:
    return tuple(
        PlacedPiece(piece, seat.seat, seat.arrived if viewer.sees_positions else 0)
        for piece in board.seating.pieces_at(place)
        if (seat := board.seating.seat_of(piece)) is not None
        and sees(board.audiences[piece], viewer)
    )
