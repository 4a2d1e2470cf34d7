"""The interface of what decides requests: tables of acts and events, and two methods.

`ledger.kernel.machine.machine.Machine` is one. The acts and all that helps them import this module
and never the machine, which imports them.
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
    """One ruleset with the kernel, made ready to decide requests."""

    @property
    def rules(self) -> Ruleset[Any]:
        """The ruleset."""
        ...

    @property
    def acts(self) -> Mapping[str, Act[Any, Any]]:
        """The ruleset's acts, by name."""
        ...

    @property
    def kernel_acts(self) -> "Mapping[str, KernelAct]":
        """The acts that every game has, by name."""
        ...

    @property
    def types(self) -> Mapping[str, EventType[Any, Any]]:
        """The types of all events, by their stored names."""
        ...

    @property
    def duties(self) -> Mapping[str, DutyType[Any]]:
        """The ruleset's duties, by kind."""
        ...

    @property
    def windows(self) -> Mapping[str, WindowType[Any]]:
        """The ruleset's windows, by kind."""
        ...

    @property
    def proposals(self) -> Proposals:
        """The commands of open petitions and appeals."""
        ...

    def act(self, name: str) -> "Act[Any, Any] | KernelAct":
        """The act of this name. Raise KeyError when there is none."""
        ...

    def has_act(self, name: str) -> bool:
        """Whether there is an act of this name."""
        ...

    def plan(self, state: State[Any], request: Request, context: ActContext) -> Plan | Refused:
        """What the request would append, or why not; nothing is changed."""
        ...

    def record(
        self, state: State[Any], request: Request, plan: Plan, context: ActContext
    ) -> tuple[tuple[Entry, ...], State[Any]]:
        """The plan's drafts as entries, and the state after them. Raise OverdraftError."""
        ...


Perform = Callable[[Decider, State[Any], Request, Any, ActContext], Plan | Refused]
"""From a request and its command to what it would append, or why not."""
Weighs = Callable[["Decider", State[Any], Request, Any], bool]
"""From a request and its command to whether it is a grave act."""


def never_grave(_machine: Decider, _state: State[Any], _request: Request, _command: Any) -> bool:
    """No such act is grave."""
    return False


def always_grave(_machine: Decider, _state: State[Any], _request: Request, _command: Any) -> bool:
    """Each such act is grave."""
    return True


Offering = Callable[[Decider, State[Any], str, Known[Any]], Form | None]
"""From a state, a character and what the viewer knows to the form of an act."""


def nobody_spared(_command: Any) -> str:
    """All have to agree."""
    return ""


@dataclass(frozen=True)
class KernelAct:
    """One act that every game has. `timeless` acts may be done in a pause and in any period.

    What may be done `afterwards` may be done once the game is closed, too; what is `unheld` while
    a restored ledger waits for a takeover, too.
    A `ruling` counts once all have agreed where the stewards keep order together. `foretold` is
    false if a dry run would reveal what others have (see `ledger.contract.acts.Act`). What is
    `on_behalf` may be done for another by whoever may record the act for them that it is about.
    `grave` says of a command whether it weighs so much that a second steward confirms it, where the
    ruleset declares the act (see `ledger.kernel.vocabulary.grave_rule`).
    `spares` names somebody who need not agree to such a ruling, if anybody else can.
    """

    name: str
    command: type[Command]
    perform: Perform
    offer: Offering
    timeless: bool = False
    ruling: bool = False
    foretold: bool = True
    afterwards: bool = False
    unheld: bool = False
    on_behalf: bool = False
    grave: "Weighs" = never_grave
    spares: Callable[[Any], str] = nobody_spared
