"""Petitions: acts that wait for the consent of others."""

from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, Option, Text
from ledger.contract.offer import Form, KnownState
from ledger.kernel.performing.agreement import plan_agreed_petition, visible_objections
from ledger.kernel.performing.trades import must_have_two_sides, partner_of_last_changer
from ledger.kernel.vocabulary.act_helpers import unwaivable_refusal
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.matters import has_matter_ended, must_have_open_matter
from ledger.kernel.vocabulary.objections import warning_of_objection
from ledger.kernel.vocabulary.permissions import ANSWERING_PERMISSION
from ledger.kernel.vocabulary.petition_events import (
    PetitionConsented,
    PetitionDeclined,
    PetitionWithdrawn,
)
from ledger.kernel.vocabulary.petition_terms import proposed_command
from ledger.kernel.vocabulary.request import REASON_LENGTH, Admission, Plan, Reason, Refused
from ledger.kernel.vocabulary.stewards import may_answer_petition
from ledger.language.free_text import FreeText
from ledger.record.objection import Objection
from ledger.record.seniority import oldest_first
from ledger.record.state import Petition, State


class Consent(Command):
    """Agree to somebody's terms."""

    petition: str = Field(max_length=64)
    """The petition's id."""


class Decline(Command):
    """Say no to somebody's terms."""

    petition: str = Field(max_length=64)
    """The petition's id."""
    reason: Reason = FreeText()


class Withdraw(Command):
    """Take back an own petition."""

    petition: str = Field(max_length=64)
    """The petition's id."""


def _petition_to_answer(
    machine: Decider, state: State[Any], petition: str, voice: str
) -> Petition | None:
    open_petition = state.kernel.petitions.get(petition)
    if open_petition is None or voice not in open_petition.voices or voice in open_petition.given:
        return None
    return open_petition if may_answer_petition(machine, state, voice, open_petition) else None


def _plan_consent(
    machine: Decider, admission: Admission[Consent], context: ActContext
) -> Plan | Refused:
    state, request = admission.state, admission.request
    petition = _petition_to_answer(machine, state, admission.command.petition, request.actor)
    if petition is None:
        return unwaivable_refusal("ACTA-04", "no-such-petition")
    one_sided, is_last = (
        _must_have_two_sides_if_trade(machine, petition),
        _is_last_voice(petition, request.actor),
    )
    objections = must_have_open_matter(machine, state, petition) or one_sided
    if objections:
        return Refused("refused", objections)
    if not is_last:
        return Plan((Draft(PetitionConsented(petition.id, request.actor)),))
    return plan_agreed_petition(machine, state, petition, request.actor, context)


def _must_have_two_sides_if_trade(machine: Decider, petition: Petition) -> tuple[Objection, ...]:
    """Raise an objection to a trade in which one of the two gives no goods."""
    return tuple(must_have_two_sides(petition.terms)) if _is_trade(machine, petition) else ()


def _is_trade(machine: Decider, petition: Petition) -> bool:
    act = machine.acts.get(petition.type)
    return act is not None and act.consent.laid


def _is_last_voice(petition: Petition, voice: str) -> bool:
    """Return whether this voice is the last that must agree, so that the act is decided now.

    The act may still be refused.
    """
    return {*petition.voices} <= {*petition.given, voice}


def _plan_decline(
    machine: Decider, admission: Admission[Decline], context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    petition = _petition_to_answer(machine, state, command.petition, request.actor)
    if petition is None or petition.actor == request.actor:
        return unwaivable_refusal("ACTA-04", "no-such-petition")
    objections = _objections_for_judges(machine, state, petition, request.actor)
    event = PetitionDeclined(
        petition.id,
        petition.type,
        petition.actor,
        request.actor,
        context.store_words(command.reason),
    )
    stewards = state.kernel.stewards
    complaints = tuple(
        warning_of_objection(objection, petition.actor, stewards) for objection in objections
    )
    return Plan((Draft(event),), warned=complaints)


def _objections_for_judges(
    machine: Decider, state: State[Any], petition: Petition, voice: str
) -> tuple[Objection, ...]:
    """Return the objections that go to the judges when this voice declines."""
    act = machine.acts.get(petition.type)
    if act is None or act.consent.declined is None or has_matter_ended(machine, state, petition):
        return ()
    return act.consent.declined(
        state, petition.actor, proposed_command(act.command, petition), voice
    )


def proposer(state: State[Any], petition: Petition) -> str:
    """Return the character who made the proposal with the own card.

    After an upheld appeal the proposer is not the actor.
    """
    return state.kernel.character(petition.card)


def _can_withdraw(machine: Decider, state: State[Any], petition: Petition, actor: str) -> bool:
    authors = {petition.actor, proposer(state, petition)}
    if _is_trade(machine, petition):  # either of the two may withdraw a trade
        authors.add(partner_of_last_changer(petition))
    return actor in authors and may_answer_petition(machine, state, actor, petition)


def _plan_withdrawal(
    machine: Decider, admission: Admission[Withdraw], _context: ActContext
) -> Plan | Refused:
    state, request = admission.state, admission.request
    petition = state.kernel.petitions.get(admission.command.petition)
    if petition is None or not _can_withdraw(machine, state, petition, request.actor):
        return unwaivable_refusal("ACTA-04", "no-such-petition")
    proposer_now = request.actor if _is_trade(machine, petition) else petition.actor
    return Plan((Draft(PetitionWithdrawn(petition.id, petition.type, proposer_now)),))


def _petition_choice(petitions: list[Petition]) -> Choice:
    return Choice(
        "petition",
        tuple(
            Option(
                petition.id,
                "note-petition",
                {"who": f"who:{petition.actor}", "act": f"act:{petition.type}"},
            )
            for petition in petitions
        ),
    )


def _petitions_to_answer(
    machine: Decider, known_state: KnownState[Any], actor: str
) -> list[Petition]:
    petitions = oldest_first(known_state.state.kernel.petitions)
    return [
        petition
        for petition in petitions
        if _petition_to_answer(machine, known_state.state, petition.id, actor)
    ]


def _offer_consent(
    machine: Decider, _state: State[Any], actor: str, known_state: KnownState[Any]
) -> Form | None:
    own_petitions = _petitions_to_answer(machine, known_state, actor)
    answerable_petitions = [
        petition
        for petition in own_petitions
        if not _must_have_two_sides_if_trade(machine, petition)
        and (
            not _is_last_voice(petition, actor)
            or not visible_objections(machine, known_state, petition)
        )
    ]
    return Form((_petition_choice(answerable_petitions),)) if answerable_petitions else None


def _offer_decline(
    machine: Decider, _state: State[Any], actor: str, known_state: KnownState[Any]
) -> Form | None:
    answerable_petitions = [
        petition
        for petition in _petitions_to_answer(machine, known_state, actor)
        if petition.actor != actor
    ]
    return (
        Form((_petition_choice(answerable_petitions), Text("reason", REASON_LENGTH)))
        if answerable_petitions
        else None
    )


def _offer_withdraw(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    petitions = oldest_first(state.kernel.petitions)
    withdrawable = [
        petition for petition in petitions if _can_withdraw(machine, state, petition, actor)
    ]
    return Form((_petition_choice(withdrawable),)) if withdrawable else None


CONSENT = kernel_act(
    "consent", Consent, OwnPlanConduct(_plan_consent, _offer_consent), ANSWERING_PERMISSION
)
DECLINE = kernel_act(
    "decline", Decline, OwnPlanConduct(_plan_decline, _offer_decline), ANSWERING_PERMISSION
)
WITHDRAW = kernel_act(
    "withdraw", Withdraw, OwnPlanConduct(_plan_withdrawal, _offer_withdraw), ANSWERING_PERMISSION
)
