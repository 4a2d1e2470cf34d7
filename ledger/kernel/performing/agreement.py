"""Plans for petitions to which all agreed, and for acts that a second steward confirms."""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.offer import KnownState
from ledger.kernel.performing.manual_entries import claimed_time
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.matters import must_have_open_matter
from ledger.kernel.vocabulary.objections import objection_shown_to
from ledger.kernel.vocabulary.petition_events import PetitionCarried
from ledger.kernel.vocabulary.request import Admission, Plan, Refused, Request
from ledger.kernel.vocabulary.request_facts import admission_of
from ledger.language.free_text import FreeText
from ledger.record.entry import Roll
from ledger.record.objection import Objection, require_value
from ledger.record.state import Petition, State


class ContextWithStoredReason:
    """The context of a ruling whose reason was stored when it was proposed.

    The reason is known by its digest, and is not stored a second time.
    """

    def __init__(self, context: ActContext, reason: str) -> None:
        self._context = context
        self._reason = reason

    @property
    def act(self) -> str:
        """Return the id of the act."""
        return self._context.act

    def roll(self, die_name: str, sides: int) -> Roll:
        """Return a die of the wrapped context."""
        return self._context.roll(die_name, sides)

    def seed(self, period_number: int) -> str:
        """Return the seed of a period that has ended (hex)."""
        return self._context.seed(period_number)

    def store_words(self, text: FreeText) -> str:
        """Return the digest of the words. Only new words are stored."""
        is_reason = self._reason and text.text == self._reason
        return self._reason if is_reason else self._context.store_words(text)

    def read_text(self, digest: str) -> str:
        """Return the free words of a digest."""
        return self._context.read_text(digest)


def plan_agreed_petition(
    machine: Decider, state: State[Any], petition: Petition, voice: str, context: ActContext
) -> Plan | Refused:
    """Return the plan of a petition's act after the last voice has agreed, on the present state."""
    context_with_reason = ContextWithStoredReason(context, petition.reason)
    proposal = admission_of_proposal(machine, state, petition)
    plan = machine.conducts[petition.type].plan_agreed_act(machine, proposal, context_with_reason)
    unasked_objections = _unasked_voice_objections(petition, proposal)
    if isinstance(plan, Refused) or unasked_objections:
        return _with_unasked_voice_objections(unasked_objections, plan)
    return replace(
        plan,
        drafts=(Draft(PetitionCarried(petition.id, voice)), *plan.drafts),
        main=plan.main + 1,
        type=petition.type,
        actor=petition.actor,
        happened_at=claimed_time(state, petition),
    )


def plan_petition_without_voices(
    machine: Decider, state: State[Any], petition: Petition, context: ActContext
) -> Plan | Refused:
    """Return the plan of a petition's act if no other character must agree, or its refusal."""
    context_with_reason = ContextWithStoredReason(context, petition.reason)
    proposal = admission_of_proposal(machine, state, petition)
    return machine.conducts[petition.type].plan_agreed_act(machine, proposal, context_with_reason)


def _with_unasked_voice_objections(
    objections: tuple[Objection, ...], plan: Plan | Refused
) -> Refused:
    """Return the refusal, with the objections about voices that were not asked."""
    if isinstance(plan, Refused):
        return replace(plan, objections=(*plan.objections, *objections))
    return Refused("refused", objections)


def admission_of_proposal(
    machine: Decider, state: State[Any], petition: Petition
) -> Admission[Any]:
    """Return the admission of a petition's act, as if its proposer asked for it now."""
    act = machine.every_act[petition.type]
    request = _proposers_request(petition, state)
    command: Command = require_value(machine.proposals.command_of(act.command, petition))
    return admission_of(machine, state, request, act, command)


def _proposers_request(petition: Petition, state: State[Any]) -> Request:
    """Return the petition as a request by the proposer's own card, as if it were made now."""
    return Request(
        id=petition.id,
        card=petition.card,
        type=petition.type,
        actor=petition.actor,
        period=state.kernel.period.seq,
        fields=petition.terms,
        waive=petition.waive,
        reason=petition.reason,
        appeal=petition.appeal,
        listening=(),
    )


def _unasked_voice_objections(
    petition: Petition, proposal: Admission[Any]
) -> tuple[Objection, ...]:
    """Return the objection if a petition did not ask all voices and must be made again."""
    if {*proposal.voices} <= {petition.actor, *petition.voices}:
        return ()
    return (Objection("ACTA-04", "others-have-a-say", waivable=False),)


def visible_objections(
    machine: Decider, known_state: KnownState[Any], petition: Petition
) -> tuple[Objection, ...]:
    """Return the present objections to a petition, as far as this viewer may know them."""
    state = known_state.state
    objections = must_have_open_matter(machine, state, petition) or _forbidding_objections(
        machine, state, petition
    )
    shown_objections = (
        objection_shown_to(
            objection, state, known_state.viewer, machine.rules.assets.account_audience
        )
        for objection in objections
    )
    return tuple(objection for objection in shown_objections if not objection.hidden)


def _forbidding_objections(
    machine: Decider, state: State[Any], petition: Petition
) -> tuple[Objection, ...]:
    """Return the objections that forbid a petition that has not lapsed."""
    proposal = admission_of_proposal(machine, state, petition)
    forbidding_objections = machine.conducts[petition.type].objections_forbidding_act(
        machine, proposal
    )
    return (*forbidding_objections, *_unasked_voice_objections(petition, proposal))


def plan_if_agreed(
    machine: Decider, state: State[Any], request: Request, context: ActContext
) -> Plan | Refused:
    """Return, for dry runs, the plan or refusal of this request if all voices agreed now.

    The refusal is the one that the last voice would get. It includes reasons that the proposer may
    not know.
    """
    act = machine.every_act[request.type]
    command: Command = act.command.model_validate(request.fields)
    admission = admission_of(machine, state, request, act, command)
    return machine.conducts[request.type].plan_agreed_act(machine, admission, context)
