"""Admission: whether a request may be made at all, before the rules are asked about it.

The order is fixed. Is the game closed, restored, not begun or paused? May this card act as this
character? Is the request stale? Is its signature right? May it be entered by hand, as of an earlier
time?
"""

from typing import Any

from ledger.contract.acts import Act
from ledger.kernel.performing.by_hand import refusal_by_hand
from ledger.kernel.vocabulary.decider import Decider, KernelAct
from ledger.kernel.vocabulary.request import HOST, HOUSE_IDS, Refused, Request
from ledger.kernel.vocabulary.stand_in_rule import may_stand_in
from ledger.kernel.vocabulary.stewards import (
    is_ruling,
    is_unheld,
    keeps_order,
    may_act_in_pause,
    rules_alone,
    waits_for_beginning,
)
from ledger.kernel.vocabulary.taps import refusal_of_signature
from ledger.record.state import Kernel, State


def check(
    machine: Decider, state: State[Any], request: Request, act: Act[Any, Any] | KernelAct
) -> Refused | None:
    """Return the refusal of a request that may not be made now or with this card; else None."""
    kernel = state.kernel
    timeless = isinstance(act, KernelAct) and act.timeless
    alone = rules_alone(machine, state, request.card)
    afterwards = isinstance(act, KernelAct) and act.afterwards
    if kernel.status == "closed" and not afterwards:
        return Refused("closed")
    if kernel.heir is not None and not is_unheld(act):
        return Refused("paused")
    if waits_for_beginning(state, act) and not timeless:
        return Refused("not-begun")
    if kernel.status == "paused" and not (timeless or _goes_on(machine, state, request, act)):
        return Refused("paused")
    if request.card != HOST and not _may_act(kernel, request, act, alone=alone):
        return Refused("not-your-card")
    anytime = timeless or (not request.period and (alone or _rules(machine, state, request, act)))
    if not anytime and request.period != kernel.period.seq:
        return Refused("stale-period")
    wrong = refusal_of_signature(kernel, request) or _misnamed(kernel, request, act)
    return wrong or refusal_by_hand(machine, state, request, act)


def _rules(
    machine: Decider, state: State[Any], request: Request, act: Act[Any, Any] | KernelAct
) -> bool:
    """Return whether the request is a ruling by a character who keeps order."""
    character = state.kernel.character(request.card)
    return is_ruling(act, request) and keeps_order(machine, state, character)


def _goes_on(
    machine: Decider, state: State[Any], request: Request, act: Act[Any, Any] | KernelAct
) -> bool:
    if rules_alone(machine, state, request.card) or _rules(machine, state, request, act):
        return True
    return may_act_in_pause(machine, state, state.kernel.character(request.card), act)


def _may_act(
    kernel: Kernel, request: Request, act: Act[Any, Any] | KernelAct, *, alone: bool
) -> bool:
    """Return whether this card may act as this character.

    A card acts as its own character, or records for another. The rules for recording differ from
    act to act. A kernel act (consent, choose) in another's name is only for a steward who rules
    alone, or for a stand-in. Acts that may be done on behalf of another are an exception.
    """
    character = kernel.character(request.card)
    if not character or character != (request.recorder or request.actor):
        return False
    foreign = request.actor != character
    kernel_act = isinstance(act, KernelAct) and not act.on_behalf
    return alone or not (foreign and kernel_act) or may_stand_in(kernel, request, act)


def _misnamed(kernel: Kernel, request: Request, act: Act[Any, Any] | KernelAct) -> Refused | None:
    house = request.card == HOST
    if not house and request.id.startswith(HOUSE_IDS):
        return Refused("malformed", errors=(("id", "only the house names its acts so"),))
    nobody = house and isinstance(act, KernelAct) and not request.actor
    if nobody or kernel.plays(request.actor):
        return None
    return Refused("malformed", errors=(("as", "there is no such character"),))
