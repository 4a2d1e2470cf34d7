"""How an act of a ruleset is carried out: objections, voices, rulings, effects."""

from typing import Any

from ledger.audience import Viewer
from ledger.contract import Act, ActContext, Command, Draft, Drafts
from ledger.entry import RecordedWarning, Ruling
from ledger.free_text import FreeText
from ledger.kernel.decider import Decider
from ledger.kernel.matters import answered_first, matter_of, over
from ledger.kernel.objections import presented, warned
from ledger.kernel.petition_events import AppealUpheld, PetitionOpened
from ledger.kernel.petition_terms import Terms, alike, proposed, written
from ledger.kernel.request import REASON, Plan, Refused, Request
from ledger.kernel.stewards import keeps_order, rules_alone, voices_of
from ledger.objection import Objection
from ledger.state import State


def perform_act(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
    context: ActContext,
) -> Plan | Refused:
    """The plan of a ruleset's act, or the refusal."""
    wrong = _wrongly_asked(machine, state, request, act, command)
    if wrong is not None:
        return wrong
    voices = voices_of(machine, state, request, act, command)
    waiting = () if _settled_by(request) else answered_first(machine, state, act, request.actor)
    if waiting:
        return Refused("refused", waiting)
    if voices:
        return _proposed(machine, state, request, act, command, voices, context)
    return done(machine, state, request, act, command, context)


def _proposed(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
    voices: tuple[str, ...],
    context: ActContext,
) -> Plan | Refused:
    """The petition to those who have to agree, unless what is known to the proposer forbids it."""
    objections = tuple(act.objections(state, request.actor, command))
    forbidding = apparent(machine, state, request.actor, standing(objections, request))
    if forbidding:
        return Refused("refused", forbidding)
    matter = matter_of(act, state, request.actor, command)
    terms = written(command, context)
    return asking(state, request, terms, voices, context.keep(FreeText(request.reason)), matter)


def done(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
    context: ActContext,
) -> Plan | Refused:
    """What the act does now that nobody else is to be asked, unless something forbids it."""
    appeal = state.kernel.appeals.get(request.appeal)
    if appeal is not None:
        command = proposed(act.command, appeal)  # the words of who appealed, and not the steward's
    objections = tuple(act.objections(state, request.actor, command))
    forbidding = standing(objections, request)
    if forbidding:
        return Refused("refused", forbidding)
    lead = _upheld(state, request)
    return Plan(
        (*lead, *act.effects(state, request.actor, command, context)),
        warned=warnings(machine, state, request.actor, objections),
        ruling=_ruling(state, request, objections, context),
        main=len(lead),
    )


def _wrongly_asked(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
) -> Refused | None:
    if keeps_order(machine, state, state.kernel.character(request.card)):
        wrong = _wrongly_ruled(request) or not_the_appeal(machine, state, request, command)
        if wrong is not None:
            return wrong
    elif request.waive or request.appeal:
        return Refused("not-your-card")
    if rules_alone(machine, state, request.card) or request.appeal:
        return None
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


def not_the_appeal(
    machine: Decider, state: State[Any], request: Request, command: Command
) -> Refused | None:
    """The refusal of an answer to an appeal that is not open, or about something else."""
    if not request.appeal:
        return None
    appeal = state.kernel.appeals.get(request.appeal)
    if appeal is None:
        return Refused("refused", (Objection("ACTA-07", "no-such-appeal", waivable=False),))
    elsewhere = Refused("malformed", errors=(("appeal", "it is about something else"),))
    if (appeal.type, appeal.actor) != (request.type, request.actor):
        return elsewhere
    gone = over(machine, state, appeal)
    if gone:
        return Refused("refused", gone)
    same = alike(proposed(machine.acts[appeal.type].command, appeal), command)
    return None if same else elsewhere


def _settled_by(request: Request) -> bool:
    """Whether somebody beside the actor records it, or it is a ruling: no proposal stands first."""
    return bool(request.waive) or request.recorder not in ("", request.actor)


def apparent(
    machine: Decider, state: State[Any], character: str, found: tuple[Objection, ...]
) -> tuple[Objection, ...]:
    """The objections that this character may know of.

    A proposal that others have to agree to is refused for these alone: or one could propose again
    and again, and learn from the refusals what somebody has. The last consent decides on all.
    """
    viewer = Viewer(frozenset({character}), staff=character in state.kernel.stewards)
    seen = machine.rules.account_audience
    return tuple(o for o in found if not presented(o, state, viewer, seen).hidden)


def standing(objections: tuple[Objection, ...], request: Request) -> tuple[Objection, ...]:
    """The objections that forbid the act and are not waived."""
    return tuple(o for o in objections if o.grade == "L" and not _waived(o, request))


def _waived(objection: Objection, request: Request) -> bool:
    return objection.waivable and objection.rule in request.waive


def asking(
    state: State[Any],
    request: Request,
    terms: Terms,
    voices: tuple[str, ...],
    reason: str,
    matter: str = "",
) -> Plan:
    """The entry by which these voices are asked; `reason` is a digest."""
    fields, kept = terms
    event = PetitionOpened(
        petition=request.id,
        type=request.type,
        actor=request.actor,
        card=request.card,
        terms=fields,
        voices=voices,
        period=state.kernel.period.seq,
        matter=matter,
        waive=request.waive,
        reason=reason,
        appeal=request.appeal,
        kept=kept,
    )
    return Plan((Draft(event),), pending=True)


def _upheld(state: State[Any], request: Request) -> Drafts:
    appeal = state.kernel.appeals.get(request.appeal)
    if appeal is None:
        return ()
    return (Draft(AppealUpheld(appeal.id, appeal.type, appeal.actor)),)


def warnings(
    machine: Decider, state: State[Any], actor: str, objections: tuple[Objection, ...]
) -> tuple[RecordedWarning, ...]:
    """The warnings for the judges; the actor reads those that give away nothing of others."""
    stewards, warnings = state.kernel.stewards, tuple(o for o in objections if o.grade == "W")
    known = apparent(machine, state, actor, warnings)
    return tuple(warned(o, actor if o in known else "", stewards) for o in warnings)


def _ruling(
    state: State[Any], request: Request, objections: tuple[Objection, ...], context: ActContext
) -> Ruling | None:
    waived = tuple(sorted({o.rule for o in objections if o.grade == "L" and _waived(o, request)}))
    if not waived:
        return None
    return Ruling(
        state.kernel.character(request.card), waived, context.keep(FreeText(request.reason))
    )
