"""Acts that a steward enters by hand afterwards, with the time when they happened (ACTA-22).

The ledger keeps the order of entry. The stated time has no effect: the present rules judge the act,
and the entry holds both times.
"""

from collections.abc import Iterator
from typing import Any

from ledger.contract.acts import Act
from ledger.kernel.vocabulary.decider import Decider, KernelAct
from ledger.kernel.vocabulary.request import Refused, Request
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.record.objection import Objection
from ledger.record.state import Petition, State

RULE = "ACTA-22"

KERNEL_ACTS_BY_HAND = frozenset({"consent", "decline", "withdraw", "choose"})
"""The kernel acts that may be entered by hand: answers and choices of players."""


def refusal_by_hand(
    machine: Decider, state: State[Any], request: Request, act: Act[Any, Any] | KernelAct
) -> Refused | None:
    """Return the refusal of a request that wrongly gives a time in the past; else None."""
    if not request.happened_at:
        return None
    found = tuple(_must_be_entered_rightly(machine, state, request, act))
    return Refused("refused", found) if found else None


def _must_be_entered_rightly(
    machine: Decider, state: State[Any], request: Request, act: Act[Any, Any] | KernelAct
) -> Iterator[Objection]:
    """Object unless a steward enters a game's act, as of a time since its beginning."""
    if not keeps_order(machine, state, state.kernel.character(request.card)):
        yield Objection(RULE, "stewards-enter-by-hand", waivable=False)
    elif not _is_entered(act):
        yield Objection(RULE, "not-entered-by-hand", waivable=False)
    elif request.happened_at > state.at:
        yield Objection(RULE, "not-happened-yet", waivable=False)
    elif request.happened_at < _beginning(state):
        yield Objection(RULE, "happened-before-play", waivable=False)


def _is_entered(act: Act[Any, Any] | KernelAct) -> bool:
    """Return whether an act can have happened on paper. Sealed acts were never open."""
    if isinstance(act, KernelAct):
        return act.name in KERNEL_ACTS_BY_HAND
    return not act.sealed


def _beginning(state: State[Any]) -> int:
    """Return when play began, or else when the game was founded (milliseconds)."""
    return state.kernel.began or state.log.entries[1].at


def said_when_asked(state: State[Any], asked: Petition) -> int:
    """Return the time given in the petition for when its act happened; 0 for none."""
    entry = state.log.entries[state.log.receipts[asked.id].first]
    return entry.meta.happened_at if entry.meta else 0
