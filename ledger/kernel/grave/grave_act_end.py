"""The end of a grave act, which is carried out as requested or lapses."""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import ActContext, Draft
from ledger.kernel.performing.agreement import plan_petition_without_voices
from ledger.kernel.performing.manual_entries import claimed_time
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.grave_events import GraveActAlone, GraveActConfirmed, GraveActLapsed
from ledger.kernel.vocabulary.matters import must_have_open_matter
from ledger.kernel.vocabulary.request import Plan, Refused, Sender
from ledger.record.entry import Event
from ledger.record.state import GraveAct, State


def plan_confirmed_act(
    machine: Decider,
    state: State[Any],
    grave_act: GraveAct,
    second_steward: Sender,
    context: ActContext,
) -> Plan | Refused:
    """Return the plan of an act that a second steward confirms, or its refusal."""
    petition, confirmer = grave_act.petition, second_steward.character
    event = GraveActConfirmed(
        petition.id, petition.type, petition.actor, confirmer, second_steward.card
    )
    return _plan_act(machine, state, grave_act, event, confirmer, context)


def plan_unstopped_act(
    machine: Decider, state: State[Any], grave_act: GraveAct, context: ActContext
) -> Plan | Refused:
    """Return the plan of an act that no steward has stopped, or its refusal."""
    petition = grave_act.petition
    event = GraveActAlone(petition.id, petition.type, petition.actor, grave_act.by)
    return _plan_act(machine, state, grave_act, event, "", context)


def lapse_draft(grave_act: GraveAct) -> Draft:
    """Return the draft which records that a grave act has lapsed."""
    petition = grave_act.petition
    return Draft(GraveActLapsed(petition.id, petition.type, petition.actor, grave_act.by))


def plan_overdue_grave_act(
    machine: Decider, state: State[Any], grave_act: GraveAct, context: ActContext
) -> Plan:
    """Return the plan of a grave act whose time is over, which is done alone or lapses."""
    plan = None if grave_act.second else plan_unstopped_act(machine, state, grave_act, context)
    return plan if isinstance(plan, Plan) else Plan((lapse_draft(grave_act),))


def overdue_grave_act(state: State[Any]) -> GraveAct | None:
    """Return the first grave act whose time is over at `state.at`, or None.

    The waiting time goes on during a pause, because stewards can act in a pause. The time stops
    while a ledger waits for a takeover.
    """
    kernel_state = state.kernel
    if kernel_state.heir is not None or kernel_state.status == "closed":
        return None
    overdue_grave_acts = (
        grave_act for grave_act in kernel_state.grave_acts.values() if grave_act.until <= state.at
    )
    return min(
        overdue_grave_acts,
        key=lambda grave_act: (grave_act.until, grave_act.position),
        default=None,
    )


def _plan_act(
    machine: Decider,
    state: State[Any],
    grave_act: GraveAct,
    event: Event,
    confirmer: str,
    context: ActContext,
) -> Plan | Refused:
    petition = grave_act.petition
    objections = must_have_open_matter(machine, state, petition)
    plan = (
        Refused("refused", objections)
        if objections
        else plan_petition_without_voices(machine, state, petition, context)
    )
    if isinstance(plan, Refused):
        return plan
    return replace(
        plan,
        drafts=(Draft(event), *plan.drafts),
        main=plan.main + 1,
        type=petition.type,
        actor=petition.actor,
        recorder="" if grave_act.by == petition.actor else grave_act.by,
        confirmer=confirmer,
        happened_at=claimed_time(state, petition),
    )
