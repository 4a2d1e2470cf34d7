"""What a steward enters by hand afterwards, with the time when it happened (ACTA-22).

The ledger keeps the order of entry. The time that is said moves nothing: the rules of now judge the
act, and it stands in the entry beside the time of entry.
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
"""What may be entered by hand of the acts that every game has: what players say and choose."""


def refusal_by_hand(
    machine: Decider, state: State[Any], request: Request, act: Act[Any, Any] | KernelAct
) -> Refused | None:
    """The refusal of a request that says when it happened and may not; else None."""
    if not request.happened_at:
        return None
    found = tuple(_must_be_entered_rightly(machine, state, request, act))
    return Refused("refused", found) if found else None


def _must_be_entered_rightly(
    machine: Decider, state: State[Any], request: Request, act: Act[Any, Any] | KernelAct
) -> Iterator[Objection]:
    """Who keeps order enters a game's acts, as of a time between the beginning and now."""
    if not keeps_order(machine, state, state.kernel.character(request.card)):
        yield Objection(RULE, "stewards-enter-by-hand", waivable=False)
    elif not _is_entered(act):
        yield Objection(RULE, "not-entered-by-hand", waivable=False)
    elif request.happened_at > state.at:
        yield Objection(RULE, "not-happened-yet", waivable=False)
    elif request.happened_at < _beginning(state):
        yield Objection(RULE, "happened-before-play", waivable=False)


def _is_entered(act: Act[Any, Any] | KernelAct) -> bool:
    """Whether an act can have happened on paper. What is sealed was never open to anybody."""
    if isinstance(act, KernelAct):
        return act.name in KERNEL_ACTS_BY_HAND
    return not act.sealed


def _beginning(state: State[Any]) -> int:
    """When play began, or the game was founded where it has not (milliseconds)."""
    return state.kernel.began or state.log.entries[1].at


def said_when_asked(state: State[Any], asked: Petition) -> int:
    """When that happened to which others were asked to agree, as was said then; 0 for nothing."""
    entry = state.log.entries[state.log.receipts[asked.id].first]
    return entry.meta.happened_at if entry.meta else 0
