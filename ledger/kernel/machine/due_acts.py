"""Acts without a command, which fall due by the clock.

Petitions end, duties and windows fall due, and a countdown ends. A grave act that no steward has
stopped is carried out. A ruleset may add due acts by its own rules.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from typing import Any

from ledger.contract.acts import ActContext, Draft, Drafts
from ledger.kernel.grave.grave_act_end import lapse_draft, overdue_grave_act, plan_overdue_grave_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import DutyDischarged, GameClosed
from ledger.kernel.vocabulary.matters import next_lapsed_petition
from ledger.kernel.vocabulary.petition_events import PetitionLapsed
from ledger.kernel.vocabulary.request import Plan, overdraft_objection
from ledger.kernel.windows.clock import (
    LATE_MILLISECONDS,
    DueWindowStep,
    WindowData,
    clock_drafts,
    clock_drafts_with_consequences,
    first_due_window_step,
)
from ledger.record.books import OverdraftError
from ledger.record.entry import RecordedWarning
from ledger.record.seniority import oldest_first
from ledger.record.state import Duty, ExpiredPetition, GraveAct, State


@dataclass(frozen=True, slots=True)
class DueAct:
    """The next act that is due."""

    name: str
    """The id of the act.

    The id is made from the id of the duty, window or petition that is due. It contains no position,
    which would reveal the number of entries.
    """
    at: int
    """The time when the act is due, in milliseconds since the epoch."""
    plan: Callable[[ActContext], Plan]
    """Gives the plan to record, and is used unless a payer has too little."""
    unpaid: Callable[[], Drafts] | None = None
    """Gives a smaller plan if a payer has too little; None if the act must be payable."""


def next_due_act(
    machine: Decider, state: State[Any], window_data: WindowData | None
) -> DueAct | None:
    """Return the next act that is due at `state.at`, or None.

    In a pause only a grave act is due. If `window_data` (the submissions beside the ledger) is
    None, windows are left out.
    """
    kernel_state, now = state.kernel, state.at
    grave_act = overdue_grave_act(state)
    if grave_act is not None:
        return _due_grave_act(machine, state, grave_act)
    if not kernel_state.running or not kernel_state.game:
        return None
    petition = next_lapsed_petition(machine, state)
    if petition is not None:
        lapse_event = PetitionLapsed(petition.id, petition.type, petition.actor)
        return _due_act(state, f"lapsed-{petition.id}", lambda _context: (Draft(lapse_event),))
    expired_petition = _unrecorded_expired_petition(state)
    if expired_petition is not None:
        old_petition = expired_petition.petition
        lapsed_event = PetitionLapsed(
            old_petition.id,
            old_petition.type,
            old_petition.actor,
            expired_petition.period,
            expired_petition.year,
        )
        return _due_act(state, f"lapsed-{old_petition.id}", lambda _context: (Draft(lapsed_event),))
    duty = _overdue_duty(state)
    if duty is not None:
        effects = partial(_default_drafts, machine, state, duty)
        return _due_act(state, duty.id, effects, lambda: (_discharge_draft(duty),))
    window, closes_at = (
        window_data and first_due_window_step(state, window_data),
        kernel_state.closes_at,
    )
    if window_data and window and not (closes_at and closes_at < window.at):
        return _due_window_step(machine, state, window, window_data)
    if closes_at and now >= closes_at:
        return DueAct("due-closing", now, lambda _context: Plan((Draft(GameClosed()),)))
    course_act = machine.rules.course.due(state, now)
    return (
        _due_act(state, f"{kernel_state.period.seq}-{now}", lambda _context: course_act)
        if course_act
        else None
    )


def may_have_fallen_due(machine: Decider, checked_state: State[Any], state: State[Any]) -> bool:
    """Return whether an act may be due in `state`, although none was due in `checked_state`.

    Both states must have the same time and the same submissions. If only the goods have changed, an
    act may be due in two cases: a waiting petition has a matter or has not been read yet, or the
    game says that goods count (`Course.due_by_goods`).
    """
    if (
        state.kernel is not checked_state.kernel
        or state.world is not checked_state.world
        or state.seating is not checked_state.seating
    ):
        return True
    if state.books is checked_state.books:
        return False
    petitions, outlives_matter = (
        state.kernel.petitions.values(),
        machine.proposals.is_known_without_matter,
    )
    return machine.rules.course.due_by_goods(state) or not all(map(outlives_matter, petitions))


def _due_act(
    state: State[Any],
    act_name: str,
    drafts: Callable[[ActContext], Drafts],
    unpaid_drafts: Callable[[], Drafts] | None = None,
) -> DueAct:
    act_name = _unused_act_name(state, f"due-{act_name}")
    return DueAct(act_name, state.at, lambda context: Plan(drafts(context)), unpaid_drafts)


def _due_window_step(
    machine: Decider, state: State[Any], due_step: DueWindowStep, window_data: WindowData
) -> DueAct:
    return DueAct(
        _unused_act_name(state, due_step.name),
        due_step.at if state.at - due_step.at <= LATE_MILLISECONDS else state.at,
        lambda context: Plan(
            clock_drafts_with_consequences(machine, state, due_step, context, window_data)
        ),
        lambda: clock_drafts(due_step, window_data),
    )


def _due_grave_act(machine: Decider, state: State[Any], grave_act: GraveAct) -> DueAct:
    return DueAct(
        _unused_act_name(state, f"due-grave-{grave_act.petition.id}"),
        state.at,
        lambda context: plan_overdue_grave_act(machine, state, grave_act, context),
        lambda: (lapse_draft(grave_act),),
    )


def _unused_act_name(state: State[Any], act_name: str) -> str:
    numbered_names = (f"{act_name}-{suffix}" for suffix in count(2))
    return next(
        act_name_candidate
        for act_name_candidate in chain((act_name,), numbered_names)
        if act_name_candidate not in state.log.receipts
    )


def _unrecorded_expired_petition(state: State[Any]) -> ExpiredPetition | None:
    """Return the oldest petition that ended with its period and has no entry about its end.

    The entries are acts of their own. The numbers of entries in the act that opens the period would
    tell readers how many petitions of other characters ended.
    """
    unrecorded_petitions = (
        expired_petition
        for expired_petition in state.kernel.expired.values()
        if not expired_petition.recorded
    )
    return min(
        unrecorded_petitions, key=lambda expired_petition: expired_petition.position, default=None
    )


def _overdue_duty(state: State[Any]) -> Duty | None:
    kernel_state = state.kernel
    # Do not sort by key. Clients choose the command ids, so a client could put its duty first.
    late_duties = (
        duty for duty in oldest_first(kernel_state.duties) if duty.period < kernel_state.period.seq
    )
    return next(late_duties, None)


def _default_drafts(machine: Decider, state: State[Any], duty: Duty, context: ActContext) -> Drafts:
    effects = machine.duties[duty.kind].effects(state, duty, duty.default, context)
    return (_discharge_draft(duty), *effects)


def _discharge_draft(duty: Duty) -> Draft:
    return Draft(DutyDischarged(duty.id, duty.kind, duty.owes, duty.default, fell_due=True))


def payable_plan(machine: Decider, state: State[Any], due_act: DueAct, context: ActContext) -> Plan:
    """Return the plan of a due act, or its smaller plan if a payer has too little.

    Stewards decide about the missing amount, because the game must go on for all others. Raises the
    overdraft if the act must be payable (`DueAct.unpaid` is None).
    """
    try:
        # Effects that try a move can overdraw an account, so making the plan may raise this, too.
        plan = due_act.plan(context)
        machine.check_payment(state, plan)
    except OverdraftError as overdraft:
        return _plan_for_unpaid(state, due_act, overdraft)
    return plan


def _plan_for_unpaid(state: State[Any], due_act: DueAct, overdraft: OverdraftError) -> Plan:
    if due_act.unpaid is None:
        raise overdraft
    objection, stewards = overdraft_objection(overdraft), state.kernel.stewards
    warning = RecordedWarning(
        objection.rule, objection.key, dict(objection.args), stewards, stewards
    )
    return Plan(due_act.unpaid(), warned=(warning,))
