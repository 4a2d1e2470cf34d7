"""How an act of a ruleset is carried out: objections, voices, rulings, effects."""

from typing import TYPE_CHECKING, Any

from ledger.audience import Viewer
from ledger.contract import Act, Command, Draft, Known, Means, Objection
from ledger.entry import Ruling, Warned
from ledger.kernel.asked import AppealUpheld, PetitionCarried, PetitionOpened
from ledger.kernel.matters import answered_first, matter_of, over
from ledger.kernel.objections import presented, warned
from ledger.kernel.request import REASON, Plan, Refused, Request
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
    wrong = _wrongly_asked(machine, state, request, act, command)
    if wrong is not None:
        return wrong
    objections = tuple(act.objections(state, request.actor, command))
    voices = () if _settled_by(request) else act.voices(state, request.actor, command)
    forbidding = tuple(o for o in objections if o.grade == "L" and not _waived(o, request))
    if voices:
        forbidding = apparent(machine, state, request.actor, forbidding)
    if not _settled_by(request):
        forbidding = (*forbidding, *answered_first(machine, state, act, request.actor))
    if forbidding:
        return Refused("refused", forbidding)
    if voices:
        return _petition(state, request, act, command, voices)
    lead = _upheld(state, request)
    drafts = act.effects(state, request.actor, command, means)
    return Plan(
        (*lead, *drafts),
        warned=_warnings(machine, state, request.actor, objections),
        ruling=_ruling(state, request, objections, means),
        main=len(lead),
    )


def _wrongly_asked(
    machine: "Machine[Any]",
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
) -> Refused | None:
    kernel = state.kernel
    if kernel.character(request.card) in kernel.stewards:
        return _wrongly_ruled(request) or _not_the_appeal(machine, state, request, command)
    if request.waive or request.appeal:
        return Refused("not-your-card")
    recorder = "" if request.recorder == request.actor else request.recorder
    if recorder and recorder not in act.recorders(state, request.actor, command):
        return Refused("not-your-card")
    return None


def _wrongly_ruled(request: Request) -> Refused | None:
    if request.waive and not request.reason.strip():
        return Refused("malformed", errors=(("reason", "a ruling needs a reason"),))
    if len(request.reason) > REASON:
        return Refused("malformed", errors=(("reason", f"has more than {REASON} characters"),))
    return None


def _not_the_appeal(
    machine: "Machine[Any]", state: State[Any], request: Request, command: Command
) -> Refused | None:
    if not request.appeal:
        return None
    appeal = state.kernel.appeals.get(request.appeal)
    if appeal is None:
        return Refused("refused", (Objection("FATA-02", "no-such-appeal", waivable=False),))
    same = (appeal.type, appeal.actor) == (request.type, request.actor)
    if not same or machine.acts[appeal.type].command.model_validate(appeal.terms) != command:
        return Refused("malformed", errors=(("appeal", "it is about something else"),))
    gone = over(machine, state, appeal)
    return Refused("refused", gone) if gone else None


def _settled_by(request: Request) -> bool:
    """Whether nobody else is asked: somebody beside the actor records it, or it is a ruling."""
    return bool(request.waive) or request.recorder not in ("", request.actor)


def apparent(
    machine: "Machine[Any]", state: State[Any], character: str, found: tuple[Objection, ...]
) -> tuple[Objection, ...]:
    """The objections that this character may know of.

    A proposal that others have to agree to is refused for these alone: or one could propose again
    and again, and learn from the refusals what somebody has. The last consent decides on all.
    """
    viewer = Viewer(frozenset({character}), staff=character in state.kernel.stewards)
    seen = machine.rules.account_seen
    return tuple(o for o in found if not presented(o, state, viewer, seen).hidden)


def _waived(objection: Objection, request: Request) -> bool:
    return objection.waivable and objection.rule in request.waive


def _petition(
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
    voices: tuple[str, ...],
) -> Plan:
    body = PetitionOpened(
        petition=request.id,
        type=request.type,
        actor=request.actor,
        card=request.card,
        terms=command.model_dump(mode="json", by_alias=True),
        voices=voices,
        period=state.kernel.period.seq,
        matter=matter_of(act, state, request.actor, command),
    )
    return Plan((Draft(body),), pending=True)


def _upheld(state: State[Any], request: Request) -> tuple[Draft, ...]:
    appeal = state.kernel.appeals.get(request.appeal)
    if appeal is None:
        return ()
    return (Draft(AppealUpheld(appeal.id, appeal.type, appeal.actor)),)


def _warnings(
    machine: "Machine[Any]", state: State[Any], actor: str, objections: tuple[Objection, ...]
) -> tuple[Warned, ...]:
    """The warnings for the judges; the actor reads those that give away nothing of others."""
    stewards, warnings = state.kernel.stewards, tuple(o for o in objections if o.grade == "W")
    known = apparent(machine, state, actor, warnings)
    return tuple(warned(o, actor if o in known else "", stewards) for o in warnings)


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
    unasked = _unasked(state, petition, act, command)
    forbidding = (*(o for o in objections if o.grade == "L"), *unasked)
    if forbidding:
        return Refused("refused", forbidding)
    drafts = act.effects(state, petition.actor, command, means)
    return Plan(
        (Draft(PetitionCarried(petition.id, voice)), *drafts),
        warned=_warnings(machine, state, petition.actor, objections),
        main=1,
        type=petition.type,
        actor=petition.actor,
    )


def _unasked(
    state: State[Any], petition: Petition, act: Act[Any, Any], command: Command
) -> tuple[Objection, ...]:
    """A petition rests on the voices that were asked: with more by now it has to be made anew."""
    voices = act.voices(state, petition.actor, command)
    if {*voices} <= {petition.actor, *petition.voices}:
        return ()
    return (Objection("FATA-12", "others-have-a-say", waivable=False),)


def visible_objections(
    machine: "Machine[Any]", known: Known[Any], petition: Petition
) -> tuple[Objection, ...]:
    """What forbids a petition now, as far as this viewer may know it."""
    act = machine.acts[petition.type]
    command = act.command.model_validate(petition.terms)
    objections = (
        *act.objections(known.state, petition.actor, command),
        *_unasked(known.state, petition, act, command),
        *over(machine, known.state, petition),
    )
    shown = (
        presented(o, known.state, known.viewer, machine.rules.account_seen)
        for o in objections
        if o.grade == "L"
    )
    return tuple(objection for objection in shown if not objection.hidden)


def as_if_agreed(
    machine: "Machine[Any]", state: State[Any], request: Request, means: Means
) -> Plan:
    """What would follow if all voices agreed to this request now: for dry runs."""
    act = machine.acts[request.type]
    command = act.command.model_validate(request.fields)
    objections = tuple(act.objections(state, request.actor, command))
    return Plan(
        act.effects(state, request.actor, command, means),
        warned=_warnings(machine, state, request.actor, objections),
    )
