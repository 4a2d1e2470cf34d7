"""The interface of the machine: tables of acts and events, and methods to decide requests.

`ledger.kernel.machine.machine.Machine` implements it. The acts and their helpers import this module
and never the machine, because the machine imports them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from ledger.contract.acts import Act, ActContext, Command, DutyType, EventType, WindowType
from ledger.contract.offer import Form, Known
from ledger.contract.ruleset import Ruleset
from ledger.kernel.vocabulary.petition_terms import Proposals
from ledger.kernel.vocabulary.request import Plan, Refused, Request
from ledger.record.entry import Entry
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
    def kernel_acts(self) -> "Mapping[str, KernelAct]":
        """Return the acts that every game has, by name."""
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
    def proposals(self) -> Proposals:
        """Return the commands of open petitions and appeals."""
        ...

    def act(self, name: str) -> "Act[Any, Any] | KernelAct":
        """Return the act of this name. Raises KeyError if there is none."""
        ...

    def has_act(self, name: str) -> bool:
        """Return whether there is an act of this name."""
        ...

    def plan(self, state: State[Any], request: Request, context: ActContext) -> Plan | Refused:
        """Return the plan of a request or its refusal; no state is changed."""
        ...

    def record(
        self, state: State[Any], request: Request, plan: Plan, context: ActContext
    ) -> tuple[tuple[Entry, ...], State[Any]]:
        """Return the plan's drafts as entries, and the state after. Raises OverdraftError."""
        ...


Perform = Callable[[Decider, State[Any], Request, Any, ActContext], Plan | Refused]
"""A function from a request and its command to a plan or a refusal."""
Weighs = Callable[["Decider", State[Any], Request, Any], bool]
"""A function from a request and its command to whether the act is grave."""


def never_grave(_machine: Decider, _state: State[Any], _request: Request, _command: Any) -> bool:
    """Return False: no command of this act is grave."""
    return False


def always_grave(_machine: Decider, _state: State[Any], _request: Request, _command: Any) -> bool:
    """Return True: every command of this act is grave."""
    return True


Offering = Callable[[Decider, State[Any], str, Known[Any]], Form | None]
"""A function from (machine, state, character, known) to the form of an act."""


def nobody_spared(_command: Any) -> str:
    """Return "": all have to agree."""
    return ""


@dataclass(frozen=True)
class KernelAct:
    """One act that every game has."""

    name: str
    command: type[Command]
    perform: Perform
    offer: Offering
    timeless: bool = False
    """Whether the act may be done in a pause and in any period."""
    ruling: bool = False
    """Whether the act counts only once all agree, if stewards keep order together."""
    foretold: bool = True
    """False if a dry run would reveal what others have (`ledger.contract.acts.Act`)."""
    afterwards: bool = False
    """Whether the act may also be done once the game is closed."""
    unheld: bool = False
    """Whether the act may be done while a restored ledger waits for a takeover."""
    on_behalf: bool = False
    """Whether a recorder may do the act for another character.

    An appeal is an example: a recorder of the refused act may appeal for the actor.
    """
    grave: "Weighs" = never_grave
    """Says of a command whether a second steward has to confirm it.

    It counts only if the ruleset declares the act (see `ledger.kernel.vocabulary.grave_rule`).
    """
    spares: Callable[[Any], str] = nobody_spared
    """Gives a character who need not agree to such a ruling, if anybody else can."""
