"""The place of every piece. Like the fold of the books, this fold does not depend on rules.

The fold works for the regions of a world and for the spaces of a board. The fold keeps the order of
arrival, because a rulebook may ask who was there first.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ledger.record.entry import Placement
from ledger.record.shared_map import Map


@dataclass(frozen=True, slots=True)
class Seat:
    """The place of a piece."""

    place: str
    seat: str
    """The way in which the piece is there, such as on a throne or standing."""
    arrived: int
    """The position of the entry that put the piece there."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The place of every piece at one position, and the pieces of each place."""

    seats: Map[str, Seat] = field(default_factory=Map)
    """The seat of each piece."""
    places: Map[str, tuple[str, ...]] = field(default_factory=Map)
    """The pieces of each place, in the order of arrival."""

    def seat_of(self, piece: str) -> Seat | None:
        """Return the seat of this piece, or None if it is nowhere."""
        return self.seats.get(piece)

    def place_of(self, piece: str) -> str:
        """Return the place of this piece, empty if it is nowhere."""
        seat = self.seats.get(piece)
        return seat.place if seat else ""

    def pieces_at(self, place: str) -> tuple[str, ...]:
        """Return the characters at this place, in order of arrival."""
        return self.places.get(place, ())

    def with_placements(self, placements: Iterable[Placement], position: int) -> "Seating":
        """Return the seating after these placements.

        A piece that sits down again at its place keeps its rank in the order of arrival.
        """
        seating = self
        for placement in placements:
            seating = seating._with_placement(placement, position)
        return seating

    def _with_placement(self, placement: Placement, position: int) -> "Seating":
        old_seat = self.seats.get(placement.piece)
        if old_seat is not None and old_seat.place == placement.place:
            seat = Seat(old_seat.place, placement.seat, old_seat.arrived)
            return Seating(self.seats.set(placement.piece, seat), self.places)
        places = self.places
        if old_seat is not None:
            pieces_left = tuple(
                piece for piece in places[old_seat.place] if piece != placement.piece
            )
            places = places.set(old_seat.place, pieces_left)
        if not placement.place:
            return Seating(_without_piece(self.seats, placement.piece), places)
        pieces_of_place = (*places.get(placement.place, ()), placement.piece)
        seat = Seat(placement.place, placement.seat, position)
        return Seating(
            self.seats.set(placement.piece, seat), places.set(placement.place, pieces_of_place)
        )


def _without_piece(seats: Map[str, Seat], piece: str) -> Map[str, Seat]:
    return seats.delete(piece) if piece in seats else seats
