"""What happens without a command: petitions lapse, duties fall due, a countdown ends.

A ruleset may add what time brings by its own rules.
"""

from itertools import chain, count
from typing import Any

from ledger.books import OverdraftError
from ledger.contract import ActContext, Draft, Drafts
from ledger.entry import RecordedWarning
from ledger.kernel.decider import Decider
from ledger.kernel.events import DutyDischarged, GameClosed
from ledger.kernel.matters import next_lapsed_petition
from ledger.kernel.petition_events import PetitionLapsed
from ledger.kernel.request import Plan, lack_objection
from ledger.state import Duty, State


def due_name(machine: Decider, state: State[Any]) -> str:
    """The name of the next thing that is due at `state.at`, or "": it becomes the act's id.

    It is made of what is due and not of a position, which would reveal how many entries there are.
    Nothing is due in a pause.
    """
    kernel = state.kernel
    if kernel.status in ("paused", "closed") or not kernel.game:
        return ""
    petition = next_lapsed_petition(machine, state)
    if petition is not None:
        return _unused(state, f"due-lapsed-{petition.id}")
    duty = _overdue(state)
    if duty is not None:
        return _unused(state, f"due-{duty.id}")
    if kernel.closes_at and state.at >= kernel.closes_at:
        return "due-closing"
    if not machine.rules.due(state, state.at):
        return ""
    return _unused(state, f"due-{kernel.period.seq}-{state.at}")


def _unused(state: State[Any], name: str) -> str:
    again = (f"{name}-{number}" for number in count(2))
    return next(free for free in chain((name,), again) if free not in state.log.receipts)


def _overdue(state: State[Any]) -> Duty | None:
    kernel = state.kernel
    late = (kernel.duties[key] for key in sorted(kernel.duties))
    return next((duty for duty in late if duty.period < kernel.period.seq), None)


def due_drafts(machine: Decider, state: State[Any], context: ActContext) -> Drafts:
    """What is due under the name that `due_name` gives."""
    kernel = state.kernel
    petition = next_lapsed_petition(machine, state)
    if petition is not None:
        return (Draft(PetitionLapsed(petition.id, petition.type, petition.actor)),)
    duty = _overdue(state)
    if duty is not None:
        effects = machine.duties[duty.kind].effects(state, duty, duty.default, context)
        return (_discharged(duty), *effects)
    if kernel.closes_at and state.at >= kernel.closes_at:
        return (Draft(GameClosed()),)
    return machine.rules.due(state, state.at)


def _discharged(duty: Duty) -> Draft:
    return Draft(DutyDischarged(duty.id, duty.kind, duty.owes, duty.default, fell_due=True))


def plan_for_unpaid_duty(state: State[Any], overdraft: OverdraftError) -> Plan:
    """What falls due when somebody cannot pay for the default: the duty ends, the stewards judge.

    The period must be able to end for everybody else. Raise the overdraft if no duty caused it.
    """
    duty = _overdue(state)
    if duty is None:
        raise overdraft
    objection, stewards = lack_objection(overdraft), state.kernel.stewards
    warning = RecordedWarning(
        objection.rule, objection.key, dict(objection.args), stewards, stewards
    )
    return Plan((_discharged(duty),), warned=(warning,))
