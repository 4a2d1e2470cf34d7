"""Stand-ins: characters who act for another whose own person cannot (ACTA-21).

A stand-in acts under the character's name with their own card, and the entry has both names. This
differs from recording: if a stand-in asks for an act, nobody has agreed to it yet.
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
"""The kernel acts that a stand-in may do: answer, choose, and appeal."""


def may_stand_in(kernel: Kernel, request: Request, act: Act[Any, Any] | KernelAct) -> bool:
    """Return whether the recorder is a stand-in who may do this act for the actor."""
    if request.recorder not in kernel.stand_ins.get(request.actor, ()) or act.ruling:
        return False
    return isinstance(act, Act) or act.name in KERNEL_ACTS_FOR_OTHERS


def stands_in(
    state: State[Any], request: Request, act: Act[Any, Any] | KernelAct, command: Command
) -> bool:
    """Return whether the recorder acts as a stand-in, not as an officer who may record this."""
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
    """Return the plan or refusal, marked if a stand-in acts."""
    if isinstance(found, Plan) and stands_in(state, request, act, command):
        return replace(found, stands_in=True)
    return found


def is_recorded(
    state: State[Any], request: Request, act: Act[Any, Any] | KernelAct, command: Command
) -> bool:
    """Return whether an officer or steward records what was agreed at the table.

    An act of a stand-in counts as the character's own.
    """
    foreign = request.recorder not in ("", request.actor)
    return foreign and not stands_in(state, request, act, command)


def taking_over_again(kernel: Kernel, request: Request, drafts: Drafts) -> Drafts:
    """Return the drafts, and the end of all stand-ins of a character who acts again.

    The character acts again if the request comes from the character's own card.
    """
    who = kernel.character(request.card)
    if not who or who != request.actor or request.recorder not in ("", who):
        return drafts
    ended = {one.event for one in drafts if isinstance(one.event, StandInEnded)}
    ends = (StandInEnded(who, other, who) for other in kernel.stand_ins.get(who, ()))
    return (*drafts, *(Draft(end) for end in ends if end not in ended))


def with_stand_ins(kernel: Kernel, audience: Audience, *meant: str) -> Audience:
    """Return this audience with the stand-ins of these characters."""
    acting = [one for who in meant for one in kernel.stand_ins.get(who, ())]
    return only(audience, acting) if acting else audience


def stand_ins_of(kernel: Kernel) -> dict[str, list[str]]:
    """Return the stand-ins of each character."""
    return {who: list(those) for who, those in sorted(kernel.stand_ins.items())}
