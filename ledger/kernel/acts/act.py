"""What a kernel act is, and the words that kernel acts share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ledger.contract import ActContext, Command
from ledger.form import Chosen
from ledger.kernel.objections import stewards_of
from ledger.kernel.request import HOST, Plan, Refused, Request
from ledger.kernel.stewards import keeps_order
from ledger.objection import Objection
from ledger.offer import Form, Known
from ledger.state import State

if TYPE_CHECKING:
    from ledger.kernel.machine import Machine

Perform = Callable[["Machine[Any]", State[Any], Request, Any, ActContext], Plan | Refused]
Offering = Callable[["Machine[Any]", Known[Any], str, Chosen], Form | None]


@dataclass(frozen=True)
class KernelAct:
    """One act that every game has. `timeless` acts may be done in a pause and in any period.

    A `ruling` counts once all have agreed where the stewards keep order together. `foretold` is
    false where what the act moves depends on what others have (see `ledger.contract.Act`).
    """

    name: str
    command: type[Command]
    perform: Perform
    offer: Offering
    timeless: bool = False
    ruling: bool = False
    foretold: bool = True


def never_offered(
    _machine: "Machine[Any]", _known: Known[Any], _actor: str, _chosen: Chosen
) -> Form | None:
    """For acts that have a place of their own on the screen instead of a form."""
    return None


def steward(machine: "Machine[Any]", state: State[Any], request: Request) -> bool:
    """Whether the request comes from a steward's card, or from the house itself."""
    return request.card == HOST or keeps_order(machine, state, state.kernel.character(request.card))


def refused(rule: str, key: str, **args: Any) -> Refused:
    """A refusal with one objection that no ruling can waive."""
    return Refused("refused", (Objection(rule, key, args, waivable=False),))


def not_steward(state: State[Any]) -> Refused:
    """The answer to a ruling by somebody who is not a steward; it says who is."""
    return refused("ACTA-03", "stewards-only", **stewards_of(state))
