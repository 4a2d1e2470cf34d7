"""The acts of the kernel's chapters, which make their plans themselves.

An act of a game states objections and effects, and sees neither the card nor other acts. An act of
the kernel answers a petition, prints a card or reverses an entry. So an act of the kernel gets the
whole admission.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    DryRunRules,
    Permission,
    no_drafts_until_opened,
)
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.dry_context import DryContext
from ledger.kernel.vocabulary.grave_rule import plan_waiting_grave_act
from ledger.kernel.vocabulary.petition_terms import Terms, plan_petition
from ledger.kernel.vocabulary.request import Admission, Plan, Refused, Request, overdraft_objection
from ledger.language.free_text import FreeText
from ledger.record.books import OverdraftError
from ledger.record.objection import Objection
from ledger.record.state import State

PlanFunction = Callable[[Decider, Admission[Any], ActContext], Plan | Refused]
"""A function from (machine, admission, context) to a plan or a refusal."""
GraveFunction = Callable[[Decider, State[Any], Request, Any], bool]
"""A function from a request and its command to whether the act is grave."""
Offering = Callable[[Decider, State[Any], str, KnownState[Any]], Form | None]
"""A function from (machine, state, character, known) to the form of an act."""


def never_grave(_machine: Decider, _state: State[Any], _request: Request, _command: Any) -> bool:
    """Return False, because no command of this act is grave."""
    return False


def always_grave(_machine: Decider, _state: State[Any], _request: Request, _command: Any) -> bool:
    """Return True, because every command of this act is grave."""
    return True


def no_exempt_character(_command: Any) -> str:
    """Return "", because no character is exempt from agreeing."""
    return ""


@dataclass(frozen=True)
class OwnPlanConduct:
    """The conduct of an act that makes its own plan or refusal."""

    plans: PlanFunction
    offers: Offering
    grave: GraveFunction = never_grave
    """Returns whether a second steward must confirm a command.

    The answer counts only if the ruleset declares the act (see
    `ledger.kernel.vocabulary.grave_rule`).
    """
    spares: Callable[[Any], str] = no_exempt_character
    """Gives a character who need not agree to a ruling, if another character can."""
    waivable: bool = False

    def is_grave(self, machine: Decider, state: State[Any], request: Request, command: Any) -> bool:
        """Return whether the act says that this command is grave."""
        return self.grave(machine, state, request, command)

    def exempt_character(self, command: Any) -> str:
        """Return the character whom the act spares."""
        return self.spares(command)

    def refusal(self, _machine: Decider, _admission: Admission[Any]) -> Refused | None:
        """Return None, because the act's plan contains its refusals."""
        return None

    def wait(
        self, machine: Decider, admission: Admission[Any], context: ActContext
    ) -> Plan | Refused:
        """Return the plan by which the act waits for a second steward, or a refusal."""
        plan = self._payable_plan(machine, admission)
        if isinstance(plan, Refused):
            return plan
        terms, reason = _terms_and_reason_digest(admission.command, context)
        return plan_waiting_grave_act(admission.state, admission.request, terms, reason)

    def plan_proposal(
        self, machine: Decider, admission: Admission[Any], context: ActContext
    ) -> Plan | Refused:
        """Return the plan of a petition to all who keep order, or a refusal."""
        plan = self.plans(machine, admission, DryContext())
        if isinstance(plan, Refused):
            return plan
        terms, reason = _terms_and_reason_digest(admission.command, context)
        return plan_petition(admission.state, admission.request, terms, admission.voices, reason)

    def plan(
        self, machine: Decider, admission: Admission[Any], context: ActContext
    ) -> Plan | Refused:
        """Return the act's own plan or refusal."""
        return self.plans(machine, admission, context)

    plan_agreed_act = plan

    def objections_forbidding_act(
        self, machine: Decider, admission: Admission[Any]
    ) -> tuple[Objection, ...]:
        """Return the objections of the act itself, and of accounts that it would overdraw."""
        plan = self._payable_plan(machine, admission)
        return plan.objections if isinstance(plan, Refused) else ()

    def form(
        self, machine: Decider, _act: Act[Any, Any], actor: str, known_state: KnownState[Any]
    ) -> Form | None:
        """Return the act's own form, for the actor and for stewards."""
        is_own = known_state.viewer.is_staff or actor in known_state.viewer.characters
        return self.offers(machine, known_state.state, actor, known_state) if is_own else None

    def _payable_plan(self, machine: Decider, admission: Admission[Any]) -> Plan | Refused:
        """Return the plan, or a refusal if the act refuses or an account has too little."""
        plan = self.plans(machine, admission, DryContext())
        if isinstance(plan, Refused):
            return plan
        try:
            machine.check_payment(admission.state, plan)
        except OverdraftError as overdraft:
            return Refused("refused", (overdraft_objection(overdraft),))
        return plan


def _terms_and_reason_digest(command: Command, context: ActContext) -> tuple[Terms, str]:
    """Return a command's fields in the form of an entry, and the digest of its reason."""
    terms = command.model_dump(mode="json", by_alias=True)
    return (terms, ()), context.store_words(FreeText(str(terms.pop("reason", ""))))


def kernel_act(
    act_name: str,
    command: type[Command],
    conduct: OwnPlanConduct,
    permission: Permission,
    *,
    is_foreseen: bool = True,
) -> Act[Any, Any]:
    """Return an act of a kernel chapter. `is_foreseen` means the same as in `DryRunRules`."""
    return Act(
        command,
        _no_objections,
        no_drafts_until_opened,
        _no_form,
        name=act_name,
        dry_run=DryRunRules(is_foreseen),
        permission=permission,
        conduct=conduct,
    )


def _no_objections(_state: State[Any], _actor: str, _command: Any) -> tuple[Objection, ...]:
    """Return no objections, because the conduct of the act refuses."""
    return ()


def _no_form(_state: State[Any], _actor: str, _known_state: KnownState[Any]) -> Form | None:
    """Return None, because the conduct of the act gives the form."""
    return None
