"""How an act of a ruleset is carried out: objections, voices, rulings, effects."""

from typing import TYPE_CHECKING, Any

from ledger.contract import Act, Command, Draft, Known, Means, Objection, presented, warned
from ledger.entry import Ruling
from ledger.kernel.entries import AppealUpheld, PetitionCarried, PetitionOpened
from ledger.kernel.request import Plan, Refused, Request
from ledger.kernel.state import Petition, State

if TYPE_CHECKING:
    from ledger.kernel.machine import Machine


def perform_act(
    machine: "Machine[Any]",
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
    means: Means,
) -> Plan | Refused:
    """The plan of a ruleset's act, or the refusal."""
    wrong = _wrongly_asked(state, request, act, command)
    if wrong is not None:
        return wrong
    objections = tuple(act.objections(state, request.actor, command))
    forbidding = [o for o in objections if o.grade == "L" and not _waived(o, request)]
    if forbidding:
        return Refused("refused", tuple(forbidding))
    voices = () if request.recorder else act.voices(state, request.actor, command)
    if voices:
        return _petition(state, request, command, voices)
    lead = _upheld(state, request)
    drafts = act.effects(state, request.actor, command, means)
    return Plan(
        (*lead, *drafts),
        warned=_warnings(state, request.actor, objections),
        ruling=_ruling(state, request, objections, means),
        main=len(lead),
    )


def _wrongly_asked(
    state: State[Any], request: Request, act: Act[Any, Any], command: Command
) -> Refused | None:
    kernel = state.kernel
    if not any(card.character == request.actor for card in kernel.cards.values()):
        return Refused("malformed", errors=(("as", "there is no such character"),))
    steward = kernel.character(request.card) in kernel.stewards
    if request.recorder and not (
        steward or request.recorder in act.recorders(state, request.actor, command)
    ):
        return Refused("not-your-card")
    if not request.waive:
        return None
    if not steward:
        return Refused("not-your-card")
    if not request.reason.strip():
        return Refused("malformed", errors=(("reason", "a ruling needs a reason"),))
    return None


def _waived(objection: Objection, request: Request) -> bool:
    return objection.waivable and objection.rule in request.waive


def _petition(
    state: State[Any], request: Request, command: Command, voices: tuple[str, ...]
) -> Plan:
    body = PetitionOpened(
        petition=request.id,
        type=request.type,
        actor=request.actor,
        card=request.card,
        terms=command.model_dump(mode="json", by_alias=True),
        voices=voices,
        period=state.kernel.period.seq,
    )
    return Plan((Draft(body),), pending=True)


def _upheld(state: State[Any], request: Request) -> tuple[Draft, ...]:
    appeal = state.kernel.appeals.get(request.appeal)
    if appeal is None:
        return ()
    return (Draft(AppealUpheld(appeal.id, appeal.type, appeal.actor)),)


def _warnings(state: State[Any], actor: str, objections: tuple[Objection, ...]) -> tuple[Any, ...]:
    stewards = state.kernel.stewards
    return tuple(warned(o, actor, stewards) for o in objections if o.grade == "W")


def _ruling(
    state: State[Any], request: Request, objections: tuple[Objection, ...], means: Means
) -> Ruling | None:
    waived = tuple(sorted({o.rule for o in objections if o.grade == "L" and _waived(o, request)}))
    if not waived:
        return None
    return Ruling(state.kernel.character(request.card), waived, means.keep(request.reason))


def carry(
    machine: "Machine[Any]", state: State[Any], petition: Petition, voice: str, means: Means
) -> Plan | Refused:
    """The act of a petition, after its last voice: decided on the state of this moment."""
    act = machine.acts[petition.type]
    command = act.command.model_validate(petition.terms)
    objections = tuple(act.objections(state, petition.actor, command))
    forbidding = tuple(o for o in objections if o.grade == "L")
    if forbidding:
        return Refused("refused", forbidding)
    drafts = act.effects(state, petition.actor, command, means)
    return Plan(
        (Draft(PetitionCarried(petition.id, voice)), *drafts),
        warned=_warnings(state, petition.actor, objections),
        main=1,
        type=petition.type,
        actor=petition.actor,
    )


def visible_objections(
    machine: "Machine[Any]", known: Known[Any], petition: Petition
) -> tuple[Objection, ...]:
    """What forbids a petition now, as far as this viewer may know it."""
    act = machine.acts[petition.type]
    command = act.command.model_validate(petition.terms)
    shown = (
        presented(o, known.state, known.viewer, machine.rules.account_seen)
        for o in act.objections(known.state, petition.actor, command)
        if o.grade == "L"
    )
    return tuple(objection for objection in shown if not objection.hidden)
