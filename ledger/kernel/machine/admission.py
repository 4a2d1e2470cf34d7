"""Admission: checks whether a request is allowed at all, before the rules judge the act.

The order of these checks is fixed. Does the act exist? Is the game closed, restored, not begun or
paused? May this card act as this character? Is the request stale? Is its signature right? May it be
entered by hand, as of an earlier time? Does the command have the right shape? Do all things that it
names exist?
"""

from typing import Any

from pydantic import ValidationError

from ledger.contract.acts import Act
from ledger.kernel.performing.existence import must_name_what_exists
from ledger.kernel.performing.manual_entries import refusal_of_claimed_time
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.request import (
    HOST_CARD,
    HOUSE_IDS,
    Admission,
    Refused,
    Request,
    Sender,
    refusal_of_shape,
)
from ledger.kernel.vocabulary.request_facts import admission_with_sender, sender_of
from ledger.kernel.vocabulary.stewards import (
    is_for_stewards_alone,
    may_act_in_pause,
    waits_for_beginning,
)
from ledger.kernel.vocabulary.taps import refusal_of_signature
from ledger.record.state import Kernel, State


def admit(machine: Decider, state: State[Any], request: Request) -> Admission[Any] | Refused:
    """Return the admission of a request with all facts for later steps, or a refusal."""
    act = machine.every_act.get(request.type)
    if act is None:
        return Refused("unknown-act")
    sender = sender_of(machine, state, request, act)
    refusal = _refusal_of_time_or_card(machine, state, request, sender, act)
    if refusal is not None:
        return refusal
    try:
        command = act.command.model_validate(request.fields)
    except ValidationError as error:
        return refusal_of_shape(error)
    objections = tuple(must_name_what_exists(machine.rules, state, command))
    if objections:
        return Refused("refused", objections)
    return admission_with_sender(machine, state, request, sender, act, command)


def _refusal_of_time_or_card(
    machine: Decider, state: State[Any], request: Request, sender: Sender, act: Act[Any, Any]
) -> Refused | None:
    """Return the refusal of a request that may not be made now or with this card, or None."""
    kernel_state = state.kernel
    timing_problem = _timing_problem(machine, state, request, sender, act)
    if timing_problem:
        return Refused(timing_problem)
    if not _may_act(request, sender, act):
        return Refused("not-your-card")
    if _is_stale(kernel_state, request, sender, act):
        return Refused("stale-period")
    id_refusal = _refusal_of_id_or_actor(request, sender, act)
    refusal = refusal_of_signature(kernel_state, request) or id_refusal
    if refusal is not None or not request.happened_at:
        return refusal
    return refusal_of_claimed_time(state, request, sender, act)


def _timing_problem(
    machine: Decider, state: State[Any], request: Request, sender: Sender, act: Act[Any, Any]
) -> str:
    """Return the problem of an act that may not be done now; "" if there is no problem."""
    kernel_state, permission = state.kernel, act.permission
    if kernel_state.status == "closed" and not permission.afterwards:
        return "closed"
    if kernel_state.heir is not None and not permission.unheld:
        return "paused"
    if permission.timeless or not (kernel_state.waiting or kernel_state.status == "paused"):
        return ""
    if waits_for_beginning(state, act):
        return "not-begun"
    if kernel_state.status != "paused" or _counts_as_ruling(request, sender, act):
        return ""
    return "" if may_act_in_pause(machine, state, sender.character, act) else "paused"


def _counts_as_ruling(request: Request, sender: Sender, act: Act[Any, Any]) -> bool:
    """Return whether the request counts as a ruling, in a pause and in any period."""
    return sender.rules_alone or (is_for_stewards_alone(act, request) and sender.keeps_order)


def _may_act(request: Request, sender: Sender, act: Act[Any, Any]) -> bool:
    """Return whether this card may act as this character.

    A card acts as its own character, or records an act for another character if the act can be
    recorded. A steward who rules alone may record every act, and a stand-in may record many acts.
    The house acts as any character.
    """
    if sender.card == HOST_CARD:
        return True
    if not sender.character or sender.character != (request.recorder or request.actor):
        return False
    if sender.character == request.actor or act.permission.recorded:
        return True
    return sender.rules_alone or sender.may_stand_in


def _is_stale(kernel_state: Kernel, request: Request, sender: Sender, act: Act[Any, Any]) -> bool:
    """Return whether the request was made in an earlier period and is therefore stale."""
    if act.permission.timeless or request.period == kernel_state.period.seq:
        return False
    return bool(request.period) or not _counts_as_ruling(request, sender, act)


def _refusal_of_id_or_actor(request: Request, sender: Sender, act: Act[Any, Any]) -> Refused | None:
    """Return the refusal of an id reserved for the house, or of an actor who does not play."""
    is_from_host = request.card == HOST_CARD
    if not is_from_host and request.id.startswith(HOUSE_IDS):
        return Refused("malformed", errors=(("id", "only the house names its acts so"),))
    is_by_nobody = is_from_host and act.permission.by_nobody and not request.actor
    if is_by_nobody or sender.actor_plays:
        return None
    return Refused("malformed", errors=(("as", "there is no such character"),))
