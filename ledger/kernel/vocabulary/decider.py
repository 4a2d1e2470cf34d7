"""The interface of the machine: tables of acts and events, and methods to decide requests.

`ledger.kernel.machine.machine.Machine` implements it. The acts and their helpers import this module
and never the machine, because the machine imports them.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from ledger.contract.acts import Act, ActContext, DutyType, EventType, WindowType
from ledger.contract.offer import Form, KnownState
from ledger.contract.ruleset import Ruleset
from ledger.kernel.vocabulary.petition_terms import ProposedCommands
from ledger.kernel.vocabulary.request import Admission, Plan, Refused, Request
from ledger.record.entry import Entry
from ledger.record.objection import Objection
from ledger.record.state import State


class Decider(Protocol):
    """One ruleset with the kernel together, which decides requests."""

    @property
    def rules(self) -> Ruleset[Any]:
        """Return the ruleset."""
        ...

    @property
    def acts(self) -> Mapping[str, Act[Any, Any]]:
        """Return the ruleset's acts, by name."""
        ...

    @property
    def kernel_acts(self) -> Mapping[str, Act[Any, Any]]:
        """Return the acts that every game has, by name."""
        ...

    @property
    def every_act(self) -> Mapping[str, Act[Any, Any]]:
        """Return the acts of the ruleset and those of every game, by name."""
        ...

    @property
    def conducts(self) -> "Mapping[str, Conduct]":
        """Return the conduct of each act, by name."""
        ...

    @property
    def types(self) -> Mapping[str, EventType[Any, Any]]:
        """Return the types of all events, by their stored names."""
        ...

    @property
    def duties(self) -> Mapping[str, DutyType[Any]]:
        """Return the ruleset's duties, by kind."""
        ...

    @property
    def windows(self) -> Mapping[str, WindowType[Any]]:
        """Return the ruleset's windows, by kind."""
        ...

    @property
    def proposals(self) -> ProposedCommands:
        """Return the commands of open petitions and appeals."""
        ...

    def act(self, act_name: str) -> Act[Any, Any]:
        """Return the act of this name. Raises KeyError if there is none."""
        ...

    def has_act(self, act_name: str) -> bool:
        """Return whether an act of this name exists."""
        ...

    def plan(self, state: State[Any], request: Request, context: ActContext) -> Plan | Refused:
        """Return the plan of a request or its refusal. No state is changed."""
        ...

    def record(
        self, state: State[Any], request: Request, plan: Plan, context: ActContext
    ) -> tuple[tuple[Entry, ...], State[Any]]:
        """Return the plan's drafts as entries, and the state after them. Raises OverdraftError."""
        ...

    def check_payment(self, state: State[Any], plan: Plan) -> None:
        """Raise OverdraftError if an account has too little for the plan's postings."""
        ...


class Conduct(Protocol):
    """How one kind of act is carried out after a request for it is admitted.

    See `ledger.kernel.performing.perform` for the order of these steps.
    """

    @property
    def waivable(self) -> bool:
        """Return whether a steward may waive the rules that forbid the act."""
        ...

    def is_grave(self, machine: Decider, state: State[Any], request: Request, command: Any) -> bool:
        """Return whether a second steward confirms this command, if the ruleset says so."""
        ...

    def exempt_character(self, command: Any) -> str:
        """Return a character who need not agree to a ruling if another character can, else ""."""
        ...

    def refusal(self, machine: Decider, admission: Admission[Any]) -> Refused | None:
        """Return the refusal of a request with a fault of its own, or None."""
        ...

    def wait(
        self, machine: Decider, admission: Admission[Any], context: ActContext
    ) -> Plan | Refused | None:
        """Return the plan to ask a second steward, or a refusal; None if the act is not grave."""
        ...

    def plan_proposal(
        self, machine: Decider, admission: Admission[Any], context: ActContext
    ) -> Plan | Refused:
        """Return the plan to ask all voices, or a refusal."""
        ...

    def plan(
        self, machine: Decider, admission: Admission[Any], context: ActContext
    ) -> Plan | Refused:
        """Return the plan of an act to which no other character has to agree, or a refusal."""
        ...

    def plan_agreed_act(
        self, machine: Decider, admission: Admission[Any], context: ActContext
    ) -> Plan | Refused:
        """Return the plan of an act to which all others have agreed, or a refusal."""
        ...

    def objections_forbidding_act(
        self, machine: Decider, admission: Admission[Any]
    ) -> tuple[Objection, ...]:
        """Return the objections that forbid the act now. No die is rolled for the answer."""
        ...

    def form(
        self, machine: Decider, act: Act[Any, Any], actor: str, known_state: KnownState[Any]
    ) -> Form | None:
        """Return the form of the act; None if it is foreign to the actor or the viewer."""
        ...
