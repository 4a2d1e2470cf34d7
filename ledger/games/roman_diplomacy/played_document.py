"""The document of a played turn: the board before, the orders, and the change of each step."""

from itertools import pairwise

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.calendar import year_of
from ledger.games.roman_diplomacy.outcomes import OrderResult
from ledger.games.roman_diplomacy.slice_types import (
    BoardDoc,
    ChangeDoc,
    NotPlayedDoc,
    OrderDoc,
    PieceDoc,
    PlayedDoc,
)
from ledger.games.roman_diplomacy.state import BoardPosition, PlayedTurn, Step


def played_document(played: PlayedTurn | None) -> PlayedDoc | NotPlayedDoc:
    """Return the document of a turn whose orders were carried out.

    If no turn was played, the document says so.
    """
    if played is None:
        return {"turn": None}
    before = played.before
    boards = (("orders", before.now), *played.steps)
    return {
        "turn": played.turn,
        "period": played.period,
        "season": before.season,
        "year": str(year_of(before.scenario.calendar, played.turn)),
        "before": board_document(before.now),
        "orders": [_order_doc(one) for one in played.results],
        "changes": [_change_doc(what, one, other) for (_, one), (what, other) in pairwise(boards)],
    }


def board_document(standing: BoardPosition) -> BoardDoc:
    """Return the document of the board."""
    return {
        "pieces": [_piece_doc(one) for one in standing.pieces],
        "owners": dict(sorted(standing.owners.items())),
        "markers": sorted(standing.markers),
    }


def _piece_doc(piece: Piece) -> PieceDoc:
    return {"kind": piece.letter, "at": piece.at, "owner": piece.owner}


def _order_doc(one: OrderResult) -> OrderDoc:
    return {
        "owner": one.owner,
        "piece": one.piece,
        "order": one.order,
        "verdict": one.verdict,
        "cause": one.cause,
        "against": one.against,
        "own": one.own,
        "other": one.other,
        "dislodged_from": one.dislodged_from,
        "impulse": one.impulse,
        "given": one.given,
    }


def _change_doc(what: Step, before: BoardPosition, after: BoardPosition) -> ChangeDoc:
    guards = sorted({*before.garrisons, *after.garrisons})
    marked = sorted(before.markers ^ after.markers)
    return {
        "what": what,
        "left": sorted(at for at, one in before.units.items() if after.units.get(at) != one),
        "came": [
            _piece_doc(one)
            for at, one in sorted(after.units.items())
            if before.units.get(at) != one
        ],
        "owners": {
            at: owner
            for at, owner in sorted(after.owners.items())
            if before.owners.get(at) != owner
        },
        "garrisons": {
            at: after.garrisons.get(at)
            for at in guards
            if before.garrisons.get(at) != after.garrisons.get(at)
        },
        "markers": {at: at in after.markers for at in marked},
    }
