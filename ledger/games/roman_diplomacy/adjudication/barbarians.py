"""Barbarians: what clears them, and where they spread after a turn (DIP-BARB, D-14 to D-16)."""

from collections.abc import Iterable
from dataclasses import dataclass

from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.adjudication.orders import Piece


@dataclass(frozen=True, slots=True)
class Spread:
    """Where barbarians are after a turn; `lost` are the centres that they made neutral."""

    markers: frozenset[str]
    lost: frozenset[str]


def cleared(markers: frozenset[str], arrived: Iterable[Piece]) -> frozenset[str]:
    """The markers that are left when these pieces have arrived, by whatever way (DIP-BARB-03).

    An army clears the province that it enters; a fleet, or a barbarian army, does not.
    """
    armies = {one.province for one in arrived if one.kind == "A" and not one.barbarian}
    return markers - armies


def spread(board: Board, markers: frozenset[str], pieces: Iterable[Piece]) -> Spread:
    """One step of the barbarians, all at once (DIP-BARB-01, DIP-BARB-02).

    They take empty land beside what was theirs before the step, and empty land at the edge of the
    map. A centre that they take becomes neutral with a garrison, and bears no marker.
    """
    held = {piece.province for piece in pieces}
    taken = frozenset(
        one.id
        for one in board.provinces.values()
        if one.land and one.id not in held and one.id not in markers
        if one.edge or one.army & markers
    )
    lost = frozenset(place for place in taken if board.provinces[place].centre)
    return Spread(markers | (taken - lost), lost)
