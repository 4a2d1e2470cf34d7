"""How an act of a ruleset is carried out: objections, voices, rulings, effects."""

from typing import Any

from ledger.audience import Viewer
from ledger.contract import Act, ActContext, Command, Draft, Drafts
from ledger.entry import RecordedWarning, Ruling
from ledger.free_text import FreeText
from ledger.kernel.decider import Decider
from ledger.kernel.matters import matter_of, must_answer_open_proposal, must_not_be_over
from ledger.kernel.objections import as_shown_to, recorded_warning
from ledger.kernel.petition_events import AppealUpheld, PetitionOpened
from ledger.kernel.petition_terms import Terms, equal_but_for_words, proposed_command, terms_of
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
    waiting = (
        ()
        if _settled_by(request)
        else must_answer_open_proposal(machine, state, act, request.actor)
    )
    if waiting:
        return Refused("refused", waiting)
    if voices:
        return _proposed(machine, state, request, act, command, voices, context)
    return plan_effects(machine, state, request, act, command, context)


def _proposed(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
    voices: tuple[str, ...],
    context: ActContext,
) -> Plan | Refused:
    """The petition to all who have to agree, or a refusal with what the proposer may know."""
    objections = tuple(act.objections(state, request.actor, command))
    forbidding = visible_objections_of(
        machine, state, request.actor, forbidding_objections(objections, request)
    )
    if forbidding:
        return Refused("refused", forbidding)
    matter = matter_of(act, state, request.actor, command)
    terms = terms_of(command, context)
    return plan_petition(
        state, request, terms, voices, context.keep(FreeText(request.reason)), matter
    )


def plan_effects(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
    context: ActContext,
) -> Plan | Refused:
    """What the act appends, once everybody who has to agree has agreed; or why it is forbidden."""
    appeal = state.kernel.appeals.get(request.appeal)
    if appeal is not None:
        command = proposed_command(
            act.command, appeal
        )  # the words of who appealed, and not the steward's
    objections = tuple(act.objections(state, request.actor, command))
    forbidding = forbidding_objections(objections, request)
    if forbidding:
        return Refused("refused", forbidding)
    lead = _upheld(state, request)
    return Plan(
        (*lead, *act.effects(state, request.actor, command, context)),
        warned=recorded_warnings_for(machine, state, request.actor, objections),
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
        wrong = _wrongly_ruled(request) or refuse_other_appeal(machine, state, request, command)
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


def refuse_other_appeal(
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
    gone = must_not_be_over(machine, state, appeal)
    if gone:
        return Refused("refused", gone)
    same = equal_but_for_words(proposed_command(machine.acts[appeal.type].command, appeal), command)
    return None if same else elsewhere


def _settled_by(request: Request) -> bool:
    """Whether an open proposal may stay open: for a ruling, or what somebody else records."""
    return bool(request.waive) or request.recorder not in ("", request.actor)


def visible_objections_of(
    machine: Decider, state: State[Any], character: str, found: tuple[Objection, ...]
) -> tuple[Objection, ...]:
    """The objections that this character may know of.

    A proposal that needs the consent of others is refused for these alone: otherwise one could
    propose again and again and infer from the refusals what somebody has. The last consent is
    checked against all objections.
    """
    viewer = Viewer(frozenset({character}), staff=character in state.kernel.stewards)
    seen = machine.rules.account_audience
    return tuple(o for o in found if not as_shown_to(o, state, viewer, seen).hidden)


def forbidding_objections(
    objections: tuple[Objection, ...], request: Request
) -> tuple[Objection, ...]:
    """The objections that forbid the act and are not waived."""
    return tuple(o for o in objections if o.grade == "L" and not _waived(o, request))


def _waived(objection: Objection, request: Request) -> bool:
    return objection.waivable and objection.rule in request.waive


def plan_petition(
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


def recorded_warnings_for(
    machine: Decider, state: State[Any], actor: str, objections: tuple[Objection, ...]
) -> tuple[RecordedWarning, ...]:
    """The warnings for the judges. The actor reads only those that reveal no other's holdings."""
    stewards, doubtful = state.kernel.stewards, tuple(o for o in objections if o.grade == "W")
    known = visible_objections_of(machine, state, actor, doubtful)
    return tuple(recorded_warning(o, actor if o in known else "", stewards) for o in doubtful)


def _ruling(
    state: State[Any], request: Request, objections: tuple[Objection, ...], context: ActContext
) -> Ruling | None:
    waived = tuple(sorted({o.rule for o in objections if o.grade == "L" and _waived(o, request)}))
    if not waived:
        return None
    return Ruling(
        state.kernel.character(request.card), waived, context.keep(FreeText(request.reason))
    )
