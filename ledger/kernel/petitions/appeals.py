"""Appeals: the stewards decide on refused commands. They force the act or confirm the refusal."""

from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, Option, Text
from ledger.contract.offer import Form, KnownState
from ledger.kernel.performing.rule_conduct import objections_known_to
from ledger.kernel.vocabulary.act_helpers import (
    never_offered,
    refusal_to_non_stewards,
    unwaivable_refusal,
)
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.matters import has_matter_ended, matter_of_command
from ledger.kernel.vocabulary.permissions import APPEALING_PERMISSION, RULING_PERMISSION
from ledger.kernel.vocabulary.petition_events import AppealDismissed, AppealMade
from ledger.kernel.vocabulary.petition_terms import terms_of_command
from ledger.kernel.vocabulary.request import (
    REASON_LENGTH,
    Admission,
    Plan,
    Reason,
    Refused,
    Request,
)
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.language.free_text import FreeText
from ledger.record.seniority import oldest_first
from ledger.record.state import State

MAX_OPEN_APPEALS = 5
"""Maximum number of open appeals of one character.

An appeal whose matter is over does not count. Since no steward can uphold such an appeal, it must
not block the next one.
"""


class Appeal(Command):
    """Ask the stewards to let a refused command through.

    The objections of this moment are recorded. A recorder of the command may ask for the actor.
    """

    about: str = Field(max_length=64)
    """The name of the refused act."""
    fields: dict[str, Any]
    """The fields of the refused command."""
    rules: list[str] = Field(default=[], max_length=20)
    """The IDs of the rules that the refusal named."""
    reason: Reason = FreeText()


class DismissAppeal(Command):
    """Let the refusal stand."""

    appeal: str = Field(max_length=64)
    """The id of the appeal."""
    reason: Reason = FreeText()


def _plan_appeal(
    machine: Decider, admission: Admission[Appeal], context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    if _has_reached_appeal_limit(machine, state, request.actor):
        return unwaivable_refusal("ACTA-07", "too-many-appeals", n=MAX_OPEN_APPEALS)
    refusal = _plan_allowed_appeal(machine, state, request, command, context)
    if isinstance(refusal, Refused) and not refusal.appealable:
        return refusal
    if not isinstance(refusal, Refused):
        return unwaivable_refusal("ACTA-07", "nothing-to-appeal")
    visible_objections = objections_known_to(machine, state, request.actor, refusal.objections)
    command_appealed = machine.acts[command.about].command.model_validate(command.fields)
    terms, text_names = terms_of_command(command_appealed, context, exclude_unset=True)
    event = AppealMade(
        appeal=request.id,
        type=command.about,
        actor=request.actor,
        card=request.card,
        terms=terms,
        rules=tuple(sorted({objection.rule for objection in visible_objections})),
        reason=context.store_words(command.reason),
        matter=matter_of_command(
            machine.acts[command.about], state, request.actor, command_appealed
        ),
        kept=text_names,
    )
    return Plan((Draft(event),))


def _has_reached_appeal_limit(machine: Decider, state: State[Any], actor: str) -> bool:
    """Return whether the character has as many open appeals as one may have."""
    own_appeals = [appeal for appeal in state.kernel.appeals.values() if appeal.actor == actor]
    if len(own_appeals) < MAX_OPEN_APPEALS:
        return False
    return (
        sum(not has_matter_ended(machine, state, appeal) for appeal in own_appeals)
        >= MAX_OPEN_APPEALS
    )


def _plan_allowed_appeal(
    machine: Decider,
    state: State[Any],
    request: Request,
    command: Appeal,
    context: ActContext,
) -> Plan | Refused:
    if command.about not in machine.acts:
        return Refused("unknown-act")
    period_number = state.kernel.period.seq
    new_request = Request(
        id=request.id,
        card=request.card,
        type=command.about,
        actor=request.actor,
        period=period_number,
        fields=command.fields,
        recorder=request.recorder,
    )
    return machine.plan(state, new_request, context)


def _plan_dismissal(
    _machine: Decider, admission: Admission[DismissAppeal], context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    appeal = state.kernel.appeals.get(command.appeal)
    if appeal is None:
        return unwaivable_refusal("ACTA-07", "no-such-appeal")
    reason = context.store_words(command.reason)
    return Plan((Draft(AppealDismissed(appeal.id, appeal.type, appeal.actor, reason)),))


def _offer_dismiss(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    kernel_state = state.kernel
    if not kernel_state.appeals or not keeps_order(machine, state, actor):
        return None
    options = tuple(
        Option(
            appeal.id, "note-petition", {"who": f"who:{appeal.actor}", "act": f"act:{appeal.type}"}
        )
        for appeal in oldest_first(kernel_state.appeals)
    )
    return Form((Choice("appeal", options), Text("reason", REASON_LENGTH)))


APPEAL = kernel_act(
    "appeal", Appeal, OwnPlanConduct(_plan_appeal, never_offered), APPEALING_PERMISSION
)
DISMISS_APPEAL = kernel_act(
    "dismiss-appeal",
    DismissAppeal,
    OwnPlanConduct(_plan_dismissal, _offer_dismiss),
    RULING_PERMISSION,
)
