"""A dry run of a request in one supposed world, with supposed hidden purses."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from ledger.contract.acts import Act, no_balance_readers
from ledger.contract.offer import KnownState
from ledger.contract.standing import standing_changes
from ledger.kernel.performing.agreement import plan_agreed_petition, plan_if_agreed
from ledger.kernel.previewing.dry_run import DryMachine, UnseenLackError
from ledger.kernel.previewing.previews import Preview
from ledger.kernel.previewing.supposed_purses import (
    AccountAsset,
    BalanceReadersFunction,
    SupposedPurses,
)
from ledger.kernel.vocabulary.dry_context import DryContext, UndecidedError
from ledger.kernel.vocabulary.objections import refusal_shown_to, warnings_of_draft
from ledger.kernel.vocabulary.petition_events import PetitionConsented
from ledger.kernel.vocabulary.request import Plan, Refused, Request, overdraft_objection
from ledger.record.audience import Viewer, sees
from ledger.record.books import OverdraftError
from ledger.record.objection import Objection
from ledger.record.state import State


class UnseenReasonError(Exception):
    """Raised if an act is refused for reasons that the viewer may not know.

    `found` is the part of the preview that may still be shown. `rests_on` are the balances behind
    the reasons.
    """

    def __init__(self, preview: Preview, objections: Iterable[Objection]) -> None:
        super().__init__("refused for reasons that the viewer may not know")
        self.found = preview
        self.rests_on: tuple[AccountAsset, ...] = tuple(
            balance for objection in objections for balance in objection.rests_on
        )


@dataclass(frozen=True, slots=True)
class Attempt:
    """A request that is tried for a viewer. `begun` is the preview of its unfinished form."""

    machine: DryMachine
    request: Request
    viewer: Viewer
    begun: Preview

    def preview_with(self, state: State[Any], purses: SupposedPurses) -> tuple[Preview, bool]:
        """Return the preview with these supposed purses, and whether the purses are possible.

        The purses are impossible if every amount leads to a refusal for a reason that the viewer
        may not know. The preview then tells no effect of the act.
        """
        while True:
            try:
                return self._preview_request(purses.world(state)), True
            except UnseenLackError as unseen_lack:
                if not purses.add_lacking_amount(unseen_lack, state):
                    return replace(self.begun, is_complete=True), False
            except UnseenReasonError as error:
                if not purses.turn(error.rests_on):
                    return error.found, False

    def _preview_request(self, old_state: State[Any]) -> Preview:
        preview = replace(self.begun, is_complete=True)
        try:
            _, state = self.machine.due_entries(old_state)  # a due act precedes every command
            plan = self.machine.plan(state, self.request, DryContext())
        except UndecidedError:
            return preview
        if isinstance(plan, Refused):
            return self._preview_refusal(state, plan, preview)
        return self._preview_if_all_agree(old_state, state, plan, preview)

    def _preview_refusal(self, state: State[Any], refusal: Refused, preview: Preview) -> Preview:
        if refusal.problem == "malformed" and not self.begun.is_complete:
            return self.begun
        self._require_visible_reason(state, refusal, preview)
        account_audience = self.machine.rules.assets.account_audience
        visible_refusal = refusal_shown_to(refusal, state, self.viewer, account_audience)
        return replace(self.begun, refusal=visible_refusal)

    def _require_visible_reason(
        self, state: State[Any], refusal: Refused, preview: Preview
    ) -> None:
        """Raise UnseenReasonError unless the viewer may know at least one reason of the refusal."""
        are_balances_known = self.machine.rests_on_known_balances
        if refusal.objections and not any(
            are_balances_known(state, objection) for objection in refusal.objections
        ):
            raise UnseenReasonError(preview, refusal.objections)

    def _preview_if_all_agree(
        self, old_state: State[Any], state: State[Any], plan: Plan, preview: Preview
    ) -> Preview:
        """Return the preview of the plan if all missing voices agree."""
        voices = _missing_voices(state, plan)
        if not voices:
            return self._preview_recording(old_state, state, plan, preview)
        preview = replace(preview, voices=voices)
        try:
            agreed_plan = self._plan_if_all_agree(state, plan)
        except UndecidedError:
            return preview
        if isinstance(agreed_plan, Refused):
            self._require_visible_reason(state, agreed_plan, preview)
            return preview
        return self._preview_recording(old_state, state, agreed_plan, preview)

    def _plan_if_all_agree(self, state: State[Any], plan: Plan) -> Plan | Refused:
        """Return the plan of the act once the missing voices have agreed, or its refusal."""
        event: Any = plan.drafts[0].event
        if plan.is_pending:
            return plan_if_agreed(self.machine, state, self.request, DryContext())
        petition = state.kernel.petitions[event.petition]
        return plan_agreed_petition(self.machine, state, petition, self.request.actor, DryContext())

    def _preview_recording(
        self, old_state: State[Any], state: State[Any], plan: Plan, preview: Preview
    ) -> Preview:
        preview = replace(preview, warnings=self._visible_warnings(state, plan))
        try:
            entries, new_state = self.machine.record(state, self.request, plan, DryContext())
        except UndecidedError:
            return preview
        except OverdraftError as overdraft:
            return self._preview_overdraft(state, overdraft, preview)
        if not (self.viewer.is_staff or self._may_show_effects(state)):
            return preview
        preview = replace(preview, entries=entries)
        try:
            falls_due, new_state = self.machine.due_entries(new_state)
        except UndecidedError:
            return preview
        standings_of, known_state = self.machine.rules.phones.stands, self.known_state
        changes = tuple(
            standing_changes(
                standings_of(known_state(old_state)), standings_of(known_state(new_state))
            )
        )
        return replace(preview, falls_due=falls_due, state_after=new_state, becomes=changes)

    def _visible_warnings(self, state: State[Any], plan: Plan) -> tuple[Objection, ...]:
        stewards = state.kernel.stewards
        draft_warnings = (
            warning for draft in plan.drafts for warning in warnings_of_draft(draft, stewards)
        )
        visible_warnings = (
            warning
            for warning in (*plan.warned, *draft_warnings)
            if sees(warning.audience, self.viewer)
        )
        return tuple(
            Objection(warning.rule, warning.key, warning.args, grade="W")
            for warning in visible_warnings
        )

    def _preview_overdraft(
        self, state: State[Any], overdraft: OverdraftError, preview: Preview
    ) -> Preview:
        """Return the refusal for a visible overdraft, unless other characters must agree first."""
        if preview.voices or not (self.viewer.is_staff or self._may_show_effects(state)):
            return preview
        refusal = Refused("refused", (overdraft_objection(overdraft),))
        account_audience = self.machine.rules.assets.account_audience
        return replace(
            preview, refusal=refusal_shown_to(refusal, state, self.viewer, account_audience)
        )

    def _may_show_effects(self, state: State[Any]) -> bool:
        """Return whether a dry run may show the effects of the act."""
        act = self._effective_act(state)
        return act is not None and act.dry_run.foretold

    def _effective_act(self, state: State[Any]) -> Act[Any, Any] | None:
        """Return the act of the request; for a consent, the act of its petition."""
        petition = state.kernel.petitions.get(str(self.request.fields.get("petition", "")))
        act_type = petition.type if petition else self.request.type
        return self.machine.act(act_type) if self.machine.has_act(act_type) else None

    def balance_readers(self, state: State[Any]) -> BalanceReadersFunction:
        """Return the function that maps a balance to its readers for this act."""
        act = self._effective_act(state)
        return act.dry_run.reads if act is not None else no_balance_readers

    def known_state(self, state: State[Any]) -> KnownState[Any]:
        """Return the state that the viewer may know."""
        return KnownState(state, self.viewer, self.machine.rules.assets.account_audience)


def _missing_voices(state: State[Any], plan: Plan) -> tuple[str, ...]:
    """Return the characters whose consent is missing after the plan is recorded."""
    event: Any = plan.drafts[0].event if plan.drafts else None
    if plan.is_pending:
        return tuple(event.voices)
    if not isinstance(event, PetitionConsented):
        return ()
    petition = state.kernel.petitions[event.petition]
    return tuple(voice for voice in petition.voices if voice not in (*petition.given, event.voice))
