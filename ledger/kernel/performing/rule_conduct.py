"""The conduct of a game's acts: objections forbid, voices agree, effects follow."""

from dataclasses import dataclass, replace
from typing import Any

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts
from ledger.contract.offer import Form, KnownState
from ledger.kernel.performing.trades import (
    PARTNER_FIELD,
    must_change_only_own_side,
    must_have_two_sides,
    open_trade_between,
)
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.grave_rule import plan_waiting_grave_act
from ledger.kernel.vocabulary.matters import (
    matter_of_command,
    must_answer_open_proposal,
    must_have_open_matter,
)
from ledger.kernel.vocabulary.objections import objection_shown_to, warning_of_objection
from ledger.kernel.vocabulary.petition_events import AppealUpheld, PetitionWithdrawn
from ledger.kernel.vocabulary.petition_terms import (
    equal_but_for_words,
    plan_petition,
    proposed_command,
    terms_of_command,
)
from ledger.kernel.vocabulary.request import REASON_LENGTH, Admission, Plan, Refused, Request
from ledger.language.free_text import FreeText
from ledger.language.legible_text import fault_of_text, has_visible_sign
from ledger.record.audience import Viewer
from ledger.record.entry import RecordedWarning, Ruling
from ledger.record.objection import Objection
from ledger.record.state import State


@dataclass(frozen=True)
class ConductByRules:
    """The conduct of a game's act, which states objections and effects."""

    waivable: bool = True

    def is_grave(
        self, _machine: Decider, _state: State[Any], _request: Request, _command: Any
    ) -> bool:
        """Return True, because the ruleset alone decides whether the act is grave."""
        return True

    def exempt_character(self, _command: Any) -> str:
        """Return "", because no character is exempt from agreeing to a ruling."""
        return ""

    def refusal(self, machine: Decider, admission: Admission[Any]) -> Refused | None:
        """Return the refusal of a wrong ruling or recorder, or of a second proposal."""
        ruling_refusal = _ruling_refusal(machine, admission)
        if ruling_refusal is not None:
            return ruling_refusal
        if admission.recording == "stranger":
            return Refused("not-your-card")
        open_proposal_refusal = _must_answer_open_proposal_first(machine, admission)
        return Refused("refused", open_proposal_refusal) if open_proposal_refusal else None

    def wait(
        self, machine: Decider, admission: Admission[Any], context: ActContext
    ) -> Plan | Refused | None:
        """Return the plan by which the act waits for a second steward, or a refusal.

        Return None if the act is grave only for a waiver of rules, and no rule is waived.
        """
        state, request = admission.state, admission.request
        command = _effective_command(admission)
        objections = _objections_to_command(admission, command)
        blocking_objections = forbidding_objections(objections, request)
        if blocking_objections:
            return Refused("refused", blocking_objections)
        if admission.grave == "overrule" and not _waived_rules(objections, request):
            return None
        reason = context.store_words(FreeText(request.reason))
        matter = matter_of_command(admission.act, state, request.actor, command)
        terms = terms_of_command(command, context)
        return plan_waiting_grave_act(
            state, request, terms, reason, period_number=state.kernel.period.seq, matter=matter
        )

    def plan_proposal(
        self, machine: Decider, admission: Admission[Any], context: ActContext
    ) -> Plan | Refused:
        """Return the plan of a petition to all who must agree, or a refusal.

        The refusal has only objections that the proposer may know.
        """
        state, request, act = admission.state, admission.request, admission.act
        objections = forbidding_objections(
            _objections_to_command(admission, admission.command), request
        )
        blocking_objections = objections_known_to(machine, state, request.actor, objections)
        if blocking_objections:
            return Refused("refused", blocking_objections)
        matter = matter_of_command(act, state, request.actor, admission.command)
        terms = terms_of_command(admission.command, context)
        voices = (request.actor, *admission.voices) if act.consent.laid else admission.voices
        reason = context.store_words(FreeText(request.reason))
        plan = plan_petition(state, request, terms, voices, reason, matter)
        return _plan_replacing_open_trade(plan, admission) if act.consent.laid else plan

    def plan(
        self, machine: Decider, admission: Admission[Any], context: ActContext
    ) -> Plan | Refused:
        """Return the plan of the act's effects, or its refusal."""
        plan = _plan_effects(machine, admission, context)
        if isinstance(plan, Refused) or not admission.act.consent.laid:
            return plan
        one_sided = tuple(must_have_two_sides(_fields_as_json(admission.command)))
        return Refused("refused", one_sided) if one_sided else plan

    def plan_agreed_act(
        self, machine: Decider, admission: Admission[Any], context: ActContext
    ) -> Plan | Refused:
        """Return the plan of the act's effects once all have agreed, or its refusal."""
        refusal = _appeal_answer_refusal(machine, admission)
        return refusal or _plan_effects(machine, admission, context)

    def objections_forbidding_act(
        self, machine: Decider, admission: Admission[Any]
    ) -> tuple[Objection, ...]:
        """Return the objections that forbid the act. The effects are not computed."""
        refusal = _appeal_answer_refusal(machine, admission)
        if refusal is not None:
            return refusal.objections
        objections = _objections_to_command(admission, admission.command)
        return forbidding_objections(objections, admission.request)

    def form(
        self, machine: Decider, act: Act[Any, Any], actor: str, known_state: KnownState[Any]
    ) -> Form | None:
        """Return the form that the rules give. An open proposal can block it."""
        form = act.offer(known_state.state, actor, known_state)
        if form is None or form.blocked:
            return form
        objections = must_answer_open_proposal(machine, known_state.state, act, actor)
        return Form(blocked=objections) if objections else form


BY_RULES = ConductByRules()


def _objections_to_command(admission: Admission[Any], command: Command) -> tuple[Objection, ...]:
    act, actor = admission.act, admission.request.actor
    return tuple(act.objections(admission.state, actor, command))


def _effective_command(admission: Admission[Any]) -> Command:
    """Return the command to carry out. For an upheld appeal it is the appellant's command."""
    command: Command = admission.command
    appeal = admission.state.kernel.appeals.get(admission.request.appeal)
    return command if appeal is None else proposed_command(admission.act.command, appeal)


def _plan_effects(
    machine: Decider, admission: Admission[Any], context: ActContext
) -> Plan | Refused:
    """Return the plan of the act's effects, or the refusal by its objections."""
    state, request = admission.state, admission.request
    command = _effective_command(admission)
    objections = _objections_to_command(admission, command)
    blocking_objections = forbidding_objections(objections, request)
    if blocking_objections:
        return Refused("refused", blocking_objections)
    leading_drafts, warnings = (
        _drafts_upholding_appeal(state, request),
        _warnings_for_judges(machine, admission, objections),
    )
    effects = admission.act.effects(state, request.actor, command, context)
    return Plan(
        (*leading_drafts, *effects),
        warned=warnings,
        # Store the reason after the effects, because both store words and each text takes the next
        # salt.
        ruling=_ruling(admission, objections, context) if request.waive else None,
        main=len(leading_drafts),
    )


def _ruling_refusal(machine: Decider, admission: Admission[Any]) -> Refused | None:
    """Return the refusal of a ruling by a player, or of a ruling without a proper reason."""
    request = admission.request
    if not admission.sender.keeps_order:
        return Refused("not-your-card") if request.waive or request.appeal else None
    return _reason_refusal(request) or _appeal_answer_refusal(machine, admission)


def _reason_refusal(request: Request) -> Refused | None:
    if request.waive and not has_visible_sign(request.reason):
        return Refused("malformed", errors=(("reason", "a ruling needs a reason"),))
    if len(request.reason) > REASON_LENGTH:
        return Refused(
            "malformed", errors=(("reason", f"has more than {REASON_LENGTH} characters"),)
        )
    legibility_fault = fault_of_text(request.reason)
    return (
        Refused("malformed", errors=(("reason", legibility_fault),)) if legibility_fault else None
    )


def _appeal_answer_refusal(machine: Decider, admission: Admission[Any]) -> Refused | None:
    """Return the refusal of an answer to an appeal that is closed or is about another act."""
    state, request = admission.state, admission.request
    if not request.appeal:
        return None
    appeal = state.kernel.appeals.get(request.appeal)
    if appeal is None:
        return Refused("refused", (Objection("ACTA-07", "no-such-appeal", waivable=False),))
    mismatch = Refused("malformed", errors=(("appeal", "it is about something else"),))
    if (appeal.type, appeal.actor) != (request.type, request.actor):
        return mismatch
    objections = must_have_open_matter(machine, state, appeal)
    if objections:
        return Refused("refused", objections)
    is_same = equal_but_for_words(_effective_command(admission), admission.command)
    return None if is_same else mismatch


def _must_answer_open_proposal_first(
    machine: Decider, admission: Admission[Any]
) -> tuple[Objection, ...]:
    """Raise an objection to a second proposal.

    A ruling or a recorded act may be made while the first proposal is still open.
    """
    request, act = admission.request, admission.act
    if request.waive or admission.recording in ("officer", "steward"):
        return ()
    return must_answer_open_proposal(machine, admission.state, act, request.actor)


def _plan_replacing_open_trade(plan: Plan, admission: Admission[Any]) -> Plan | Refused:
    """Return the plan of a trade that replaces the open trade between the same two."""
    state, request, command = admission.state, admission.request, admission.command
    objections = tuple(must_change_only_own_side(state, request.type, request.actor, command))
    if objections:
        return Refused("refused", objections)
    old_trade = open_trade_between(
        state, request.type, request.actor, _fields_as_json(command)[PARTNER_FIELD]
    )
    if old_trade is None:
        return plan
    withdrawal = Draft(PetitionWithdrawn(old_trade.id, old_trade.type, request.actor))
    return replace(plan, drafts=(*plan.drafts, withdrawal))


def _fields_as_json(command: Command) -> dict[str, Any]:
    return command.model_dump(mode="json", by_alias=True)


def objections_known_to(
    machine: Decider, state: State[Any], character: str, objections: tuple[Objection, ...]
) -> tuple[Objection, ...]:
    """Return the objections that this character may know.

    A proposal that needs the consent of others is refused only for these objections. Otherwise a
    player could propose many times and infer other characters' holdings from the refusals. The last
    consent is checked against all objections.
    """
    viewer = Viewer(frozenset({character}), is_staff=character in state.kernel.stewards)
    account_audience = machine.rules.assets.account_audience
    return tuple(
        objection
        for objection in objections
        if not objection_shown_to(objection, state, viewer, account_audience).hidden
    )


def forbidding_objections(
    objections: tuple[Objection, ...], request: Request
) -> tuple[Objection, ...]:
    """Return the objections that forbid the act and are not waived."""
    return tuple(
        objection
        for objection in objections
        if objection.grade == "L" and not _is_waived(objection, request)
    )


def _is_waived(objection: Objection, request: Request) -> bool:
    return objection.waivable and objection.rule in request.waive


def _waived_rules(objections: tuple[Objection, ...], request: Request) -> tuple[str, ...]:
    """Return the rules that would forbid the act and are waived, sorted."""
    return tuple(
        sorted(
            {
                objection.rule
                for objection in objections
                if objection.grade == "L" and _is_waived(objection, request)
            }
        )
    )


def _drafts_upholding_appeal(state: State[Any], request: Request) -> Drafts:
    appeal = state.kernel.appeals.get(request.appeal)
    if appeal is None:
        return ()
    return (Draft(AppealUpheld(appeal.id, appeal.type, appeal.actor)),)


def _warnings_for_judges(
    machine: Decider, admission: Admission[Any], objections: tuple[Objection, ...]
) -> tuple[RecordedWarning, ...]:
    """Return the warnings for the judges.

    The actor reads only warnings that do not reveal other characters' holdings.
    """
    state, actor = admission.state, admission.request.actor
    warnings = tuple(objection for objection in objections if objection.grade == "W")
    if not warnings:
        return ()
    visible_objections = objections_known_to(machine, state, actor, warnings)
    stewards = state.kernel.stewards
    return tuple(
        warning_of_objection(objection, actor if objection in visible_objections else "", stewards)
        for objection in warnings
    )


def _ruling(
    admission: Admission[Any], objections: tuple[Objection, ...], context: ActContext
) -> Ruling | None:
    waived_rules = _waived_rules(objections, admission.request)
    if not waived_rules:
        return None
    reason = context.store_words(FreeText(admission.request.reason))
    return Ruling(admission.sender.character, waived_rules, reason)
