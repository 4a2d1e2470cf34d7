"""Acts that a steward enters by hand afterwards, with the time when they happened (ACTA-22).

The ledger keeps the order of entry. The stated time has no effect, because the present rules judge
the act. The entry holds both times.
"""

from collections.abc import Iterator
from typing import Any

from ledger.contract.acts import Act
from ledger.kernel.vocabulary.request import Refused, Request, Sender
from ledger.record.objection import Objection
from ledger.record.state import Petition, State

MANUAL_ENTRY_RULE = "ACTA-22"


def refusal_of_claimed_time(
    state: State[Any], request: Request, sender: Sender, act: Act[Any, Any]
) -> Refused | None:
    """Return the refusal of a request that wrongly gives a time in the past, or None."""
    objections = tuple(_must_be_stewards_entry(state, request, sender, act))
    return Refused("refused", objections) if objections else None


def _must_be_stewards_entry(
    state: State[Any], request: Request, sender: Sender, act: Act[Any, Any]
) -> Iterator[Objection]:
    """Raise an objection unless a steward enters an act of the game, at a time since its beginning.

    A sealed act was never open, so it cannot have happened on paper.
    """
    if not sender.keeps_order:
        yield Objection(MANUAL_ENTRY_RULE, "stewards-enter-by-hand", waivable=False)
    elif act.sealed or not act.permission.by_hand:
        yield Objection(MANUAL_ENTRY_RULE, "not-entered-by-hand", waivable=False)
    elif request.happened_at > state.at:
        yield Objection(MANUAL_ENTRY_RULE, "not-happened-yet", waivable=False)
    elif request.happened_at < _earliest_claimable_time(state):
        yield Objection(MANUAL_ENTRY_RULE, "happened-before-play", waivable=False)


def _earliest_claimable_time(state: State[Any]) -> int:
    """Return the time when play began or else when the game was founded, in milliseconds."""
    return state.kernel.began or state.log.entries[1].at


def claimed_time(state: State[Any], petition: Petition) -> int:
    """Return the time given in the petition for when its act happened; 0 if it gives none."""
    entry = state.log.entries[state.log.receipts[petition.id].first]
    return entry.meta.happened_at if entry.meta else 0
