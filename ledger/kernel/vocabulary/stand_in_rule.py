"""Stand-ins: who acts for a character whose own person cannot (ACTA-21).

A stand-in acts under the character's name and their own card, and both names stand in the entry. It
is not the same as recording: nobody has agreed to anything because a stand-in asks for it.
"""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import Act, Command, Draft, Drafts
from ledger.kernel.vocabulary.card_events import StandInEnded
from ledger.kernel.vocabulary.decider import KernelAct
from ledger.kernel.vocabulary.request import Plan, Refused, Request
from ledger.record.audience import Audience, only
from ledger.record.state import Kernel, State

KERNEL_ACTS_FOR_OTHERS = frozenset({"consent", "decline", "withdraw", "choose", "appeal"})
"""What a stand-in may do of the acts that every game has: answer, choose, and appeal."""


def may_stand_in(kernel: Kernel, request: Request, act: Act[Any, Any] | KernelAct) -> bool:
    """Whether the recorder of a request is a stand-in who may do this for its actor."""
    if request.recorder not in kernel.stand_ins.get(request.actor, ()) or act.ruling:
        return False
    return isinstance(act, Act) or act.name in KERNEL_ACTS_FOR_OTHERS


def stands_in(
    state: State[Any], request: Request, act: Act[Any, Any] | KernelAct, command: Command
) -> bool:
    """Whether the recorder acts as a stand-in, and not as an officer who may record this act."""
    if not may_stand_in(state.kernel, request, act):
        return False
    officers = () if isinstance(act, KernelAct) else act.recorders(state, request.actor, command)
    return request.recorder not in officers


def as_stand_in(
    found: Plan | Refused,
    state: State[Any],
    request: Request,
    act: Act[Any, Any] | KernelAct,
    command: Command,
) -> Plan | Refused:
    """What was found, marked if a stand-in does it."""
    if isinstance(found, Plan) and stands_in(state, request, act, command):
        return replace(found, stands_in=True)
    return found


def is_recorded(
    state: State[Any], request: Request, act: Act[Any, Any] | KernelAct, command: Command
) -> bool:
    """Whether somebody notes what was agreed at the table, as an officer or steward.

    What a stand-in does counts as if the character had done it.
    """
    foreign = request.recorder not in ("", request.actor)
    return foreign and not stands_in(state, request, act, command)


def taking_over_again(kernel: Kernel, request: Request, drafts: Drafts) -> Drafts:
    """The drafts, and the end of all who act for a character that now acts by its own card."""
    who = kernel.character(request.card)
    if not who or who != request.actor or request.recorder not in ("", who):
        return drafts
    ended = {one.event for one in drafts if isinstance(one.event, StandInEnded)}
    ends = (StandInEnded(who, other, who) for other in kernel.stand_ins.get(who, ()))
    return (*drafts, *(Draft(end) for end in ends if end not in ended))


def with_stand_ins(kernel: Kernel, audience: Audience, *meant: str) -> Audience:
    """This audience, and those who act for whoever is meant."""
    acting = [one for who in meant for one in kernel.stand_ins.get(who, ())]
    return only(audience, acting) if acting else audience


def stand_ins_of(kernel: Kernel) -> dict[str, list[str]]:
    """Who acts for whom: by the character, those who do."""
    return {who: list(those) for who, those in sorted(kernel.stand_ins.items())}
