"""The way an act of a ruleset is carried out: objections, voices, rulings, effects."""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts
from ledger.kernel.performing.trades import (
    PARTNER,
    lying_between,
    must_have_two_sides,
    must_lay_only_own,
)
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.grave_rule import OVERRULE, may_be_grave, plan_asked
from ledger.kernel.vocabulary.matters import matter_of, must_answer_open_proposal, must_not_be_over
from ledger.kernel.vocabulary.objections import as_shown_to, recorded_warning
from ledger.kernel.vocabulary.petition_events import (
    AppealUpheld,
    PetitionOpened,
    PetitionWithdrawn,
)
from ledger.kernel.vocabulary.petition_terms import (
    Terms,
    equal_but_for_words,
    proposed_command,
    terms_of,
)
from ledger.kernel.vocabulary.request import REASON, Plan, Refused, Request
from ledger.kernel.vocabulary.stand_in_rule import is_recorded, may_stand_in
from ledger.kernel.vocabulary.stewards import keeps_order, rules_alone, voices_of
from ledger.language.free_text import FreeText
from ledger.language.legible import fault_of_text, is_seen
from ledger.record.audience import Viewer
from ledger.record.entry import RecordedWarning, Ruling
from ledger.record.objection import Objection
from ledger.record.state import State


def perform_act(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
    context: ActContext,
) -> Plan | Refused:
    """Return the plan of a ruleset's act, or its refusal."""
    wrong = _wrongly_asked(machine, state, request, act, command)
    if wrong is not None:
        return wrong
    voices = voices_of(machine, state, request, act, command)
    # A ruling, or an act that another records, may leave an open proposal open.
    waiting = (
        ()
        if request.waive or is_recorded(state, request, act, command)
        else must_answer_open_proposal(machine, state, act, request.actor)
    )
    if waiting:
        return Refused("refused", waiting)
    grave = _asked_of_a_second(machine, state, request, act, command, context)
    if grave is not None:
        return grave
    if voices:
        return _proposed(machine, state, request, act, command, voices, context)
    plan = plan_effects(machine, state, request, act, command, context)
    one_sided = tuple(must_have_two_sides(_plain(command))) if act.laid else ()
    return Refused("refused", one_sided) if one_sided and isinstance(plan, Plan) else plan


def _plain(command: Command) -> dict[str, Any]:
    return command.model_dump(mode="json", by_alias=True)


def _proposed(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
    voices: tuple[str, ...],
    context: ActContext,
) -> Plan | Refused:
    """Return the plan of a petition to all who must agree, or a refusal.

    The refusal has only objections that the proposer may know.
    """
    objections = tuple(act.objections(state, request.actor, command))
    forbidding = visible_objections_of(
        machine, state, request.actor, forbidding_objections(objections, request)
    )
    if forbidding:
        return Refused("refused", forbidding)
    matter = matter_of(act, state, request.actor, command)
    terms = terms_of(command, context)
    asked = (request.actor, *voices) if act.laid else voices
    plan = plan_petition(
        state, request, terms, asked, context.keep(FreeText(request.reason)), matter
    )
    return _replacing(state, plan, request, command) if act.laid else plan


def _asked_of_a_second(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
    context: ActContext,
) -> Plan | Refused | None:
    """Return the plan of the question to a second steward, or a refusal.

    None if the act is not grave.
    """
    own = may_be_grave(machine, state, request, act.name)
    overruling = bool(request.waive) and may_be_grave(machine, state, request, OVERRULE)
    if not (own or overruling):
        return None
    appeal = state.kernel.appeals.get(request.appeal)
    meant = proposed_command(act.command, appeal) if appeal is not None else command
    objections = tuple(act.objections(state, request.actor, meant))
    forbidding = forbidding_objections(objections, request)
    if forbidding:
        return Refused("refused", forbidding)
    if not own and not any(o.grade == "L" and _waived(o, request) for o in objections):
        return None
    reason = context.keep(FreeText(request.reason))
    period, matter = state.kernel.period.seq, matter_of(act, state, request.actor, meant)
    terms = terms_of(meant, context)
    return plan_asked(state, request, terms, reason, period=period, matter=matter)


def _replacing(state: State[Any], plan: Plan, request: Request, command: Command) -> Plan | Refused:
    """Return the plan of a trade that replaces the open trade between the same two."""
    changed = tuple(must_lay_only_own(state, request.type, request.actor, command))
    if changed:
        return Refused("refused", changed)
    partner = _plain(command)[PARTNER]
    before = lying_between(state, request.type, request.actor, partner)
    if before is None:
        return plan
    gone = Draft(PetitionWithdrawn(before.id, before.type, request.actor))
    return replace(plan, drafts=(*plan.drafts, gone))


def plan_effects(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: Act[Any, Any],
    command: Command,
    context: ActContext,
) -> Plan | Refused:
    """Return the plan of an act once all have agreed, or its refusal."""
    appeal = state.kernel.appeals.get(request.appeal)
    if appeal is not None:
        command = proposed_command(act.command, appeal)  # the appellant's words, not the steward's
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
    if may_stand_in(state.kernel, request, act):
        return None
    recorder = "" if request.recorder == request.actor else request.recorder
    if recorder and recorder not in act.recorders(state, request.actor, command):
        return Refused("not-your-card")
    return None


def _wrongly_ruled(request: Request) -> Refused | None:
    if request.waive and not is_seen(request.reason):
        return Refused("malformed", errors=(("reason", "a ruling needs a reason"),))
    if len(request.reason) > REASON:
        return Refused("malformed", errors=(("reason", f"has more than {REASON} characters"),))
    illegible = fault_of_text(request.reason)
    return Refused("malformed", errors=(("reason", illegible),)) if illegible else None


def refuse_other_appeal(
    machine: Decider, state: State[Any], request: Request, command: Command
) -> Refused | None:
    """Return the refusal of an answer to an appeal that is closed or about another act."""
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


def visible_objections_of(
    machine: Decider, state: State[Any], character: str, found: tuple[Objection, ...]
) -> tuple[Objection, ...]:
    """Return the objections that this character may know of.

    A proposal that needs the consent of others is refused only for these. Otherwise a player could
    propose many times and infer others' holdings from the refusals. The last consent is checked
    against all objections.
    """
    viewer = Viewer(frozenset({character}), staff=character in state.kernel.stewards)
    seen = machine.rules.account_audience
    return tuple(o for o in found if not as_shown_to(o, state, viewer, seen).hidden)


def forbidding_objections(
    objections: tuple[Objection, ...], request: Request
) -> tuple[Objection, ...]:
    """Return the objections that forbid the act and are not waived."""
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
    """Return the plan with the entry that asks these voices; `reason` is a digest."""
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
    """Return the warnings for the judges.

    The actor reads only warnings that reveal no other's holdings.
    """
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
