"""The document of a played turn: the board before, the orders, and the change of each step."""

from itertools import pairwise

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.calendar import year_of
from ledger.games.roman_diplomacy.slice_types import (
    BoardDoc,
    ChangeDoc,
    NotPlayedDoc,
    OrderDoc,
    PieceDoc,
    PlayedDoc,
)
from ledger.games.roman_diplomacy.state import BoardPosition, PlayedTurn, Step
from ledger.games.roman_diplomacy.stored_results import OrderResult


def played_document(played_turn: PlayedTurn | None) -> PlayedDoc | NotPlayedDoc:
    """Return the document of a turn whose orders were carried out.

    If no turn was played, the document says so.
    """
    if played_turn is None:
        return {"turn": None}
    board_before = played_turn.world_before
    boards = (("orders", board_before.position), *played_turn.steps)
    return {
        "turn": played_turn.turn,
        "period": played_turn.period,
        "season": board_before.season,
        "year": str(year_of(board_before.scenario.calendar, played_turn.turn)),
        "before": board_document(board_before.position),
        "orders": [_order_doc(result) for result in played_turn.results],
        "changes": [
            _change_doc(later_step, first_board, second_board)
            for (_, first_board), (later_step, second_board) in pairwise(boards)
        ],
    }


def board_document(position: BoardPosition) -> BoardDoc:
    """Return the document of the board."""
    return {
        "pieces": [_piece_doc(piece) for piece in position.pieces],
        "owners": dict(sorted(position.owners.items())),
        "markers": sorted(position.markers),
    }


def _piece_doc(piece: Piece) -> PieceDoc:
    return {"kind": piece.letter, "at": piece.at, "owner": piece.owner}


def _order_doc(result: OrderResult) -> OrderDoc:
    return {
        "owner": result.owner,
        "piece": result.piece,
        "order": result.order,
        "verdict": result.verdict,
        "cause": result.cause,
        "against": result.against,
        "own": result.own,
        "other": result.other,
        "dislodged_from": result.dislodged_from,
        "impulse": result.impulse,
        "given": result.given,
    }


def _change_doc(step: Step, board_before: BoardPosition, board_after: BoardPosition) -> ChangeDoc:
    guards = sorted({*board_before.garrisons, *board_after.garrisons})
    changed_markers = sorted(board_before.markers ^ board_after.markers)
    return {
        "what": step,
        "left": sorted(
            place
            for place, piece in board_before.units.items()
            if board_after.units.get(place) != piece
        ),
        "came": [
            _piece_doc(piece)
            for place, piece in sorted(board_after.units.items())
            if board_before.units.get(place) != piece
        ],
        "owners": {
            centre: owner
            for centre, owner in sorted(board_after.owners.items())
            if board_before.owners.get(centre) != owner
        },
        "garrisons": {
            place: board_after.garrisons.get(place)
            for place in guards
            if board_before.garrisons.get(place) != board_after.garrisons.get(place)
        },
        "markers": {place: place in board_after.markers for place in changed_markers},
    }
