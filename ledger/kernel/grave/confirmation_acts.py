"""The acts by which stewards answer a waiting grave act (ACTA-20)."""

from collections.abc import Iterable
from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState
from ledger.kernel.grave.grave_act_end import plan_confirmed_act
from ledger.kernel.vocabulary.act_helpers import refusal_to_non_stewards, unwaivable_refusal
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.grave_events import GraveActStopped
from ledger.kernel.vocabulary.grave_rule import are_cards_on_one_phone
from ledger.kernel.vocabulary.permissions import ANY_TIME
from ledger.kernel.vocabulary.request import HOST_CARD, Admission, Plan, Refused
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.record.seniority import oldest_first
from ledger.record.state import GraveAct, State


class _Answer(Command):
    waiting: str = Field(max_length=80)
    """The id of the grave act that waits."""


class ConfirmAct(_Answer):
    """Confirm, as another steward, a grave act that waits: it happens at once."""


class StopAct(_Answer):
    """Take back an own grave act that waits, or refuse that of another steward."""


def _answered_grave_act(admission: Admission[Any]) -> GraveAct | Refused:
    """Return the grave act that a steward answers, or the refusal of the answer."""
    state = admission.state
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    grave_act = state.kernel.grave_acts.get(admission.command.waiting)
    return unwaivable_refusal("ACTA-20", "no-such-grave-act") if grave_act is None else grave_act


def _plan_confirmation(
    machine: Decider, admission: Admission[ConfirmAct], context: ActContext
) -> Plan | Refused:
    state, request = admission.state, admission.request
    grave_act = _answered_grave_act(admission)
    if isinstance(grave_act, Refused):
        return grave_act
    if are_cards_on_one_phone(state.kernel, grave_act.petition.card, request.card):
        return unwaivable_refusal("ACTA-20", "another-confirms")
    return plan_confirmed_act(machine, state, grave_act, admission.sender, context)


def _plan_stop(
    machine: Decider, admission: Admission[StopAct], _context: ActContext
) -> Plan | Refused:
    request = admission.request
    grave_act = _answered_grave_act(admission)
    if isinstance(grave_act, Refused):
        return grave_act
    petition, confirmer = grave_act.petition, admission.sender.character
    is_own = petition.card == request.card
    event = GraveActStopped(
        petition.id, petition.type, petition.actor, confirmer, request.card or HOST_CARD, is_own
    )
    return Plan((Draft(event),))


def _grave_act_choice(grave_acts: Iterable[GraveAct]) -> Choice:
    return Choice(
        "waiting",
        tuple(
            Option(
                grave_act.petition.id,
                "note-petition",
                {"who": f"who:{grave_act.petition.actor}", "act": f"act:{grave_act.petition.type}"},
            )
            for grave_act in grave_acts
        ),
    )


def _offer_waiting_acts(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    grave_acts = state.kernel.grave_acts
    if not grave_acts or not keeps_order(machine, state, actor):
        return None
    return Form((_grave_act_choice(oldest_first(grave_acts)),))


CONFIRM_ACT = kernel_act(
    "confirm-act", ConfirmAct, OwnPlanConduct(_plan_confirmation, _offer_waiting_acts), ANY_TIME
)
STOP_ACT = kernel_act(
    "stop-act", StopAct, OwnPlanConduct(_plan_stop, _offer_waiting_acts), ANY_TIME
)
