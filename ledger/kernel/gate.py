"""Whether a request is let in at all, before anybody asks what it would do.

The order is fixed: closed or paused? may this card act as this character? stale?
"""

from typing import Any

from ledger.contract import Act
from ledger.kernel.acts.act import KernelAct
from ledger.kernel.request import HOST, HOUSE_IDS, Refused, Request
from ledger.kernel.state import Kernel, State


def barred(state: State[Any], request: Request, act: Act[Any, Any] | KernelAct) -> Refused | None:
    """Why this request is not let in, or None."""
    kernel = state.kernel
    timeless = isinstance(act, KernelAct) and act.timeless
    house = request.card == HOST
    steward = house or kernel.character(request.card) in kernel.stewards
    if kernel.status == "closed":
        return Refused("closed")
    if kernel.status == "paused" and not (steward or timeless):
        return Refused("paused")
    if not (house or _may_act(kernel, request, act)):
        return Refused("not-your-card")
    anytime = timeless or (steward and not request.period)
    if not anytime and request.period != kernel.period.seq:
        return Refused("stale-period")
    return _misnamed(kernel, request, act)


def _may_act(kernel: Kernel, request: Request, act: Act[Any, Any] | KernelAct) -> bool:
    """A card acts as its own character, or records for another; that differs from act to act.

    What every game shares (to consent, to choose) nobody but a steward does in another's name.
    """
    character = kernel.character(request.card)
    if not character or character != (request.recorder or request.actor):
        return False
    foreign = request.actor != character
    return not (foreign and isinstance(act, KernelAct)) or character in kernel.stewards


def _misnamed(kernel: Kernel, request: Request, act: Act[Any, Any] | KernelAct) -> Refused | None:
    house = request.card == HOST
    if not house and request.id.startswith(HOUSE_IDS):
        return Refused("malformed", errors=(("id", "only the house names its acts so"),))
    nobody = house and isinstance(act, KernelAct) and not request.actor
    if nobody or any(card.character == request.actor for card in kernel.cards.values()):
        return None
    return Refused("malformed", errors=(("as", "there is no such character"),))
