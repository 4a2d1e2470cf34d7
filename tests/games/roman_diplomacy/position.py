"""A position and its orders in short notation, and the pieces afterwards."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.adjudication.impulses import AdjudicatedTurn, adjudicate_turn
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Order,
    Piece,
    Readings,
    Support,
)
from ledger.games.roman_diplomacy.adjudication.results import Result
from ledger.games.roman_diplomacy.adjudication.retreats import places_to_retreat
from ledger.games.roman_diplomacy.notation.order_reader import read_order
from ledger.games.roman_diplomacy.notation.places import Gazetteer
from tests.games.roman_diplomacy.cases import parse_piece

NEUTRAL = "neutral"
"""The notation of a garrison without an owner."""


@dataclass(frozen=True)
class PlayedTurn:
    """An adjudicated turn."""

    board: Board
    turn: AdjudicatedTurn
    readings: Readings

    @property
    def standing(self) -> set[str]:
        """Every piece on the board, such as `X A bru`."""
        return {_piece_text(piece) for piece in self.turn.outcome.pieces}

    @property
    def dislodged_pieces(self) -> set[str]:
        """The pieces that must retreat, where they stood."""
        return {_piece_text(one.piece) for one in self.turn.outcome.dislodged}

    @property
    def destroyed_garrisons(self) -> set[str]:
        """The destroyed garrisons."""
        return {_piece_text(piece) for piece in self.turn.outcome.destroyed}

    def retreats_of(self, place: str) -> tuple[str, ...]:
        """Return the possible retreats of the piece that was dislodged from there."""
        (one,) = (one for one in self.turn.outcome.dislodged if one.piece.province == place)
        return places_to_retreat(self.board, self.turn.outcome, one, self.readings)

    def result(self, place: str, *, garrison: bool = False) -> Result:
        """Return the result of the order of the piece that stood there at first."""
        results = self.turn.impulses[0].results
        (found,) = (
            one
            for one in results
            if one.piece.province == place and (one.piece.kind == "G") == garrison
        )
        return found


def play_turn(
    board: Board,
    pieces: Mapping[str, Iterable[str]],
    orders: Iterable[str],
    readings: Readings | None = None,
) -> PlayedTurn:
    """Return a turn with these pieces (by owner) and orders."""
    readings = readings or Readings()
    places = Gazetteer(board)
    standing = [
        _parse_piece(text, owner, places) for owner, texts in pieces.items() for text in texts
    ]
    read = [read_order(text, places).order for text in orders]
    given: list[Order] = [one for one in read if isinstance(one, Hold | Move | Support | Convoy)]
    return PlayedTurn(board, adjudicate_turn(board, standing, given, readings), readings)


def _parse_piece(text: str, owner: str, places: Gazetteer) -> Piece:
    return parse_piece(text, "" if owner == NEUTRAL else owner, places)


def _piece_text(piece: Piece) -> str:
    return f"{piece.owner or NEUTRAL} {piece.name}"


def readings_with_sides(**members: str) -> Readings:
    """Return readings with these sides of owners, as `sides(X="R", Y="R")`."""
    return Readings(side=lambda owner: members.get(owner, owner))
