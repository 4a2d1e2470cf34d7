"""Plans for petitions to which all agreed, and for rulings by all players together."""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import Act, ActContext, Command, Draft
from ledger.contract.offer import Known
from ledger.kernel.performing.by_hand import said_when_asked
from ledger.kernel.performing.perform import (
    forbidding_objections,
    plan_effects,
    plan_petition,
    recorded_warnings_for,
    refuse_other_appeal,
)
from ledger.kernel.vocabulary.decider import Decider, KernelAct
from ledger.kernel.vocabulary.dry_context import DryContext
from ledger.kernel.vocabulary.grave_rule import may_be_grave, plan_asked
from ledger.kernel.vocabulary.matters import must_not_be_over
from ledger.kernel.vocabulary.objections import as_shown_to
from ledger.kernel.vocabulary.petition_events import PetitionCarried
from ledger.kernel.vocabulary.petition_terms import proposed_command
from ledger.kernel.vocabulary.request import Plan, Refused, Request, lack_objection
from ledger.kernel.vocabulary.stewards import voices_of
from ledger.language.free_text import FreeText
from ledger.record.books import OverdraftError
from ledger.record.entry import Roll
from ledger.record.objection import Objection
from ledger.record.state import Petition, State


class ContextWithKeptReason:
    """The context of a ruling whose reason was stored when it was proposed.

    The reason is known by its digest; it is not stored a second time.
    """

    def __init__(self, context: ActContext, reason: str) -> None:
        self._context = context
        self._reason = reason

    @property
    def act(self) -> str:
        """Return the id of the act."""
        return self._context.act

    def roll(self, name: str, sides: int) -> Roll:
        """Return a die of the wrapped context."""
        return self._context.roll(name, sides)

    def seed(self, period: int) -> str:
        """Return the seed of a period that has ended (hex)."""
        return self._context.seed(period)

    def keep(self, words: FreeText) -> str:
        """Return the digest of the words; only new words are stored."""
        known = self._reason and words.text == self._reason
        return self._reason if known else self._context.keep(words)

    def read(self, digest: str) -> str:
        """Return the free words of a digest."""
        return self._context.read(digest)


def perform_ruling(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: KernelAct,
    command: Any,
    context: ActContext,
) -> Plan | Refused:
    """Return the plan of a kernel act, or of the question whether others agree to it.

    The question goes to a second steward for a grave act, or to all who keep order together. The
    reason of a petition is stored beside the ledger, like the reason of an act.
    """
    if may_be_grave(machine, state, request, act.name) and act.grave(
        machine, state, request, command
    ):
        return _asked(machine, state, request, act, command, context)
    voices = voices_of(machine, state, request, act, command)
    if not act.ruling or not voices:
        return act.perform(machine, state, request, command, context)
    foreseen = act.perform(machine, state, request, command, DryContext())
    if isinstance(foreseen, Refused):
        return foreseen
    terms = command.model_dump(mode="json", by_alias=True)
    reason = context.keep(FreeText(str(terms.pop("reason", ""))))
    return plan_petition(state, request, (terms, ()), voices, reason)


def _asked(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: KernelAct,
    command: Any,
    context: ActContext,
) -> Plan | Refused:
    """Return the plan of a grave act that begins to wait, or why it could not be done now."""
    foreseen = act.perform(machine, state, request, command, DryContext())
    if isinstance(foreseen, Refused):
        return foreseen
    try:
        machine.record(state, request, foreseen, DryContext())
    except OverdraftError as overdraft:
        return Refused("refused", (lack_objection(overdraft),))
    terms = command.model_dump(mode="json", by_alias=True)
    reason = context.keep(FreeText(str(terms.pop("reason", ""))))
    return plan_asked(state, request, (terms, ()), reason)


def execute_petition(
    machine: Decider, state: State[Any], petition: Petition, voice: str, context: ActContext
) -> Plan | Refused:
    """Return the plan of a petition's act after its last voice, on the present state."""
    request = _as_proposed(petition, state)
    unasked = _unasked(machine, state, petition, request, _terms(machine, petition))
    plan = plan_proposed(machine, state, petition, context)
    if isinstance(plan, Refused) or unasked:
        return _with(unasked, plan)
    return replace(
        plan,
        drafts=(Draft(PetitionCarried(petition.id, voice)), *plan.drafts),
        main=plan.main + 1,
        type=petition.type,
        actor=petition.actor,
        happened_at=said_when_asked(state, petition),
    )


def plan_proposed(
    machine: Decider, state: State[Any], petition: Petition, context: ActContext
) -> Plan | Refused:
    """Return the plan of a petition's act if nobody else has to be asked, or its refusal."""
    request, command = _as_proposed(petition, state), _terms(machine, petition)
    known = ContextWithKeptReason(context, petition.reason)
    return _planned(machine, state, request, command, known)


def _with(unasked: tuple[Objection, ...], plan: Plan | Refused) -> Refused:
    """Return the refusal, with the objections about voices that were not asked."""
    if isinstance(plan, Refused):
        return replace(plan, objections=(*plan.objections, *unasked))
    return Refused("refused", unasked)


def _planned(
    machine: Decider,
    state: State[Any],
    request: Request,
    command: Command,
    context: ActContext,
) -> Plan | Refused:
    act = machine.act(request.type)
    if isinstance(act, Act):
        wrong = refuse_other_appeal(machine, state, request, command)
        return wrong or plan_effects(machine, state, request, act, command, context)
    return act.perform(machine, state, request, command, context)


def _as_proposed(petition: Petition, state: State[Any]) -> Request:
    """Return the request of the proposer's own card, as if it were made now."""
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


def _terms(machine: Decider, petition: Petition) -> Command:
    """Return the command that a petition proposes.

    The reason of a kernel act is given only by its digest.
    """
    act = machine.act(petition.type)
    if petition.reason and not isinstance(act, Act):
        return act.command.model_validate(
            {**petition.terms, "reason": FreeText(digest=petition.reason)}
        )
    return proposed_command(act.command, petition)


def _unasked(
    machine: Decider,
    state: State[Any],
    petition: Petition,
    request: Request,
    command: Command,
) -> tuple[Objection, ...]:
    """Return the objection that a petition with unasked voices must be made again."""
    voices = voices_of(machine, state, request, machine.act(petition.type), command)
    if {*voices} <= {petition.actor, *petition.voices}:
        return ()
    return (Objection("ACTA-04", "others-have-a-say", waivable=False),)


def visible_objections(
    machine: Decider, known: Known[Any], petition: Petition
) -> tuple[Objection, ...]:
    """Return the present objections to a petition that this viewer may know."""
    state = known.state
    found = must_not_be_over(machine, state, petition) or _against(machine, state, petition)
    shown = (as_shown_to(o, state, known.viewer, machine.rules.account_audience) for o in found)
    return tuple(objection for objection in shown if not objection.hidden)


def _against(machine: Decider, state: State[Any], petition: Petition) -> tuple[Objection, ...]:
    """Return the objections that forbid a petition whose matter is not over."""
    request, command = _as_proposed(petition, state), _terms(machine, petition)
    forbidding = _forbidding(machine, state, request, command)
    return (*forbidding, *_unasked(machine, state, petition, request, command))


def _forbidding(
    machine: Decider, state: State[Any], request: Request, command: Command
) -> tuple[Objection, ...]:
    """Return the objections that forbid a proposed act now.

    A game's act is checked without its effects, because they may roll dice. A kernel act is also
    forbidden if an account lacks what it would have to give back.
    """
    act = machine.act(request.type)
    if isinstance(act, Act):
        wrong = refuse_other_appeal(machine, state, request, command)
        found = tuple(act.objections(state, request.actor, command))
        return wrong.objections if wrong else forbidding_objections(found, request)
    plan = act.perform(machine, state, request, command, DryContext())
    if isinstance(plan, Refused):
        return plan.objections
    try:
        machine.record(state, request, plan, DryContext())
    except OverdraftError as overdraft:
        return (lack_objection(overdraft),)
    return ()


def as_if_agreed(
    machine: Decider, state: State[Any], request: Request, context: ActContext
) -> Plan | Refused:
    """Return the plan or refusal of this request if all voices agreed now, for dry runs.

    The refusal is that of the last voice. It includes reasons that the proposer may not know.
    """
    act = machine.act(request.type)
    command = act.command.model_validate(request.fields)
    if not isinstance(act, Act):
        return act.perform(machine, state, request, command, context)
    objections = tuple(act.objections(state, request.actor, command))
    forbidding = forbidding_objections(objections, request)
    if forbidding:
        return Refused("refused", forbidding)
    return Plan(
        act.effects(state, request.actor, command, context),
        warned=recorded_warnings_for(machine, state, request.actor, objections),
    )
