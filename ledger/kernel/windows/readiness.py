"""Acts about windows: a character is ready, or a steward postpones a deadline."""

from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, Number, Option, Text
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.act_helpers import (
    never_offered,
    refusal_to_non_stewards,
    unwaivable_refusal,
)
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.permissions import OWN_PERMISSION, RULING_PERMISSION
from ledger.kernel.vocabulary.request import (
    REASON_LENGTH,
    Admission,
    Plan,
    ReadyFlag,
    Reason,
    Refused,
)
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.kernel.vocabulary.window_events import WindowPostponed
from ledger.kernel.windows.sealed_acts import refusal_for_other_character, refusal_if_nothing_owed
from ledger.language.free_text import FreeText
from ledger.record.state import State

MINUTE = 60_000
MINUTES_LIMIT = 14 * 24 * 60
"""Maximum number of minutes by which a deadline is postponed at one time."""


class SetReady(Command):
    """Say that one is ready for a window, or not yet after all.

    The request counts in `revision` how many times its sender has said so for this window.
    """

    window: str = Field(max_length=64)
    """The window's id."""
    ready: bool
    """Whether one is ready."""


class Postpone(Command):
    """Let a window last longer. The deadlines after it keep their hours."""

    window: str = Field(max_length=64)
    """The window's id."""
    minutes: int = Field(ge=1, le=MINUTES_LIMIT)
    """The additional time, in minutes."""
    reason: Reason = FreeText()


def _plan_readiness(
    _machine: Decider, admission: Admission[SetReady], _context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    window = state.kernel.windows.get(command.window)
    refusal = refusal_for_other_character(admission) or refusal_if_nothing_owed(
        window, request.actor
    )
    if refusal is not None:
        return refusal
    return Plan((), keeps=ReadyFlag(command.window, request.actor, command.ready, request.revision))


def _plan_postponement(
    _machine: Decider, admission: Admission[Postpone], context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    window = state.kernel.windows.get(command.window)
    if window is None:
        return unwaivable_refusal("ACTA-15", "no-such-window")
    if window.final:
        return unwaivable_refusal("ACTA-15", "window-over")
    new_end, reason = window.until + command.minutes * MINUTE, context.store_words(command.reason)
    event = WindowPostponed(
        window.id, window.kind, new_end, window.until, admission.request.actor, reason
    )
    return Plan((Draft(event),))


def _offer_postpone(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    windows = state.kernel.windows
    lasting_windows = [
        windows[window_id] for window_id in sorted(windows) if not windows[window_id].final
    ]
    if not lasting_windows or not keeps_order(machine, state, actor):
        return None
    options = tuple(
        Option(window.id, "note-window", {"window": f"window:{window.kind}"})
        for window in lasting_windows
    )
    minutes = Number("minutes", 1, MINUTES_LIMIT)
    return Form((Choice("window", options), minutes, Text("reason", REASON_LENGTH)))


SET_READY = kernel_act(
    "set-ready", SetReady, OwnPlanConduct(_plan_readiness, never_offered), OWN_PERMISSION
)
POSTPONE = kernel_act(
    "postpone-deadline",
    Postpone,
    OwnPlanConduct(_plan_postponement, _offer_postpone),
    RULING_PERMISSION,
)
