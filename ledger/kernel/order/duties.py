"""Duties: the act by which a character makes a choice that it owes."""

from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, DependentField, Option, choice
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.act_helpers import unwaivable_refusal
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import DutyDischarged
from ledger.kernel.vocabulary.permissions import ANSWERING_PERMISSION
from ledger.kernel.vocabulary.request import Admission, Plan, Refused
from ledger.record.seniority import oldest_first
from ledger.record.state import Duty, State


class Choose(Command):
    """Make a choice that one owes."""

    duty: str = Field(max_length=64)
    """The id of the duty."""
    option: str = Field(max_length=64)
    """The value that is chosen."""


def _plan_choice(
    machine: Decider, admission: Admission[Choose], context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    duty = state.kernel.duties.get(command.duty)
    if duty is None or duty.owes != admission.request.actor:
        return unwaivable_refusal("ACTA-05", "no-such-duty")
    if command.option not in duty.options:
        return unwaivable_refusal("ACTA-05", "no-such-option")
    discharge_event = DutyDischarged(duty.id, duty.kind, duty.owes, command.option)
    effects = machine.duties[duty.kind].effects(state, duty, command.option, context)
    return Plan((Draft(discharge_event), *effects))


def _owed_duties(known_state: KnownState[Any], actor: str) -> list[Duty]:
    return [duty for duty in oldest_first(known_state.state.kernel.duties) if duty.owes == actor]


def _offer_choice(
    _machine: Decider, _state: State[Any], actor: str, known_state: KnownState[Any]
) -> Form | None:
    duties = {duty.id: duty for duty in _owed_duties(known_state, actor)}
    if not duties:
        return None
    options = tuple(
        Option(duty.id, "note-duty", {"duty": f"duty:{duty.kind}"}) for duty in duties.values()
    )
    duty = duties.get(str(known_state.chosen.get("duty")))
    option = choice("option", duty.options) if duty else DependentField("option", ("duty",))
    return Form((Choice("duty", options), option))


CHOOSE = kernel_act(
    "choose", Choose, OwnPlanConduct(_plan_choice, _offer_choice), ANSWERING_PERMISSION
)
