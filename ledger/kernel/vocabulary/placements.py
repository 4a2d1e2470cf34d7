"""Placements that return pieces to their places before an entry."""

from collections.abc import Iterator

from ledger.record.entry import Entry, Placement
from ledger.record.log import Log
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.seating import Seating


def placement_before(log: Log, entry: Entry, piece: str) -> Placement:
    """Return the placement of a piece before this entry; without a place if it was nowhere."""
    earlier_entries = (log.entries[position] for position in range(entry.position - 1, 0, -1))
    placements = (
        placement
        for entry_before in earlier_entries
        for placement in entry_before.placements[::-1]
        if placement.piece == piece
    )
    return next(placements, Placement(piece, ""))


def returning_placements(log: Log, entry: Entry) -> Iterator[Placement]:
    """Yield the placements that return all pieces of an entry, the last piece first.

    A viewer who may know a piece's placement may also know that the piece is back.
    """
    for placement in reversed(entry.placements):
        last_placement = placement_before(log, entry, placement.piece)
        yield Placement(
            last_placement.piece, last_placement.place, last_placement.seat, placement.audience
        )


def must_not_have_moved_since(seating: Seating, entry: Entry) -> Objections:
    """Raise an objection if a piece that the entry placed has moved since then (ACTA-08)."""
    for placement in entry.placements:
        if seating.place_of(placement.piece) != placement.place:
            yield Objection(
                "ACTA-08", "piece-moved-on", about_character(placement.piece), waivable=False
            )
