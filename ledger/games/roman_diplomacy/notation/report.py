"""Results in words: each order with its verdict and the opposing strengths."""

from collections.abc import Mapping

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.orders import Convoy, Move
from ledger.games.roman_diplomacy.adjudication.results import Reason, Result
from ledger.games.roman_diplomacy.notation.order_reader import WrittenOrder
from ledger.games.roman_diplomacy.notation.order_writer import write_order

VERDICT_KEYS = {"succeeds": "succeeds", "fails": "fails", "void": "void", "illegal": "not possible"}

SENTENCES_BY_REASON: Mapping[str, str] = {
    "unopposed": "nobody opposes it",
    "stronger": "{own} against {other} in {to}",
    "held": "it holds",
    "dislodged": "dislodged from {against}, {own} against {other}",
    "bounced": "{own} against {other} in {to}, from {against}",
    "head-to-head": "{own} against {other}, head to head with {against}",
    "resisted": "{own} against {other} in {against}",
    "own-piece": "what stands in {against} is of its own side",
    "no-convoy": "no fleet carries it",
    "convoy-broken": "the convoy is broken in {against}",
    "convoy-from": "the convoy from {against} is broken",
    "given": "given",
    "cut": "cut from {against}",
    "no-such-move": "{against} has another order",
    "it-moves": "what stands in {against} moves",
    "carried": "it carries the army from {against}",
    "unused": "the army in {against} does not go that way",
    "no-such-place": "the map has no such place",
    "garrison-stays": "a garrison stays where it is",
    "same-place": "it stands there already",
    "army-at-sea": "an army cannot stand at sea",
    "unreachable": "it cannot go there",
    "armies-have-no-path": "only fleets go several steps",
    "no-convoy-possible": "no fleets could carry it there",
    "coast-needed": "which coast is meant is open",
    "support-unreachable": "it cannot go where it would help",
    "own-province": "it would help itself",
    "nobody-there": "nobody stands there to be helped",
    "impossible-move": "what it would help cannot go there",
    "not-at-sea": "only a fleet at sea carries armies",
    "convoys-armies-only": "only armies are carried",
    "impossible-convoy": "no way there needs it",
}
"""A sentence for each cause of a result."""


def report_line(result: Result, board: Board) -> str:
    """Return a result in one line.

    An example is `A Rom - Nap: fails, 1 against 1 in Naples, from Apulia`. Without reasons from the
    adjudicator the line ends after the verdict.
    """
    order = write_order(WrittenOrder(result.order, result.piece.letter))
    reason = "" if result.reason is None else reason_in_words(result, result.reason, board)
    dislodged_sentence = _dislodged_sentence(result, board)
    return ", ".join(
        filter(None, (f"{order}: {VERDICT_KEYS[result.verdict]}", reason, dislodged_sentence))
    )


def reason_in_words(result: Result, reason: Reason, board: Board) -> str:
    """Return the reason in words, with the opposing strengths and the names of provinces."""
    order, cause = result.order, str(reason.cause)
    if isinstance(order, Convoy) and cause == "convoy-broken":
        cause = "convoy-from"
    if cause == "cut" and not reason.against:
        return "cut"
    destination = province_of(order.to) if isinstance(order, Move) else ""
    province_names = {
        "against": _province_name(board, reason.against),
        "to": _province_name(board, destination),
    }
    return SENTENCES_BY_REASON[cause].format(own=reason.own, other=reason.other, **province_names)


def _dislodged_sentence(result: Result, board: Board) -> str:
    """Return the sentence that the piece was dislodged, unless its reason already says so."""
    is_reason_shown = result.reason is not None and result.reason.cause == "dislodged"
    if is_reason_shown or not result.dislodged_from:
        return ""
    return f"dislodged from {_province_name(board, result.dislodged_from)}"


def _province_name(board: Board, province: str) -> str:
    province_data = board.provinces.get(province)
    return province_data.name if province_data else province
