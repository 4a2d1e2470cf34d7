"""What a kernel act is, and the words that kernel acts share."""

from typing import Any

from ledger.contract.offer import Form, Known
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.objections import stewards_of
from ledger.kernel.vocabulary.request import HOST, Refused, Request
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.record.objection import Objection
from ledger.record.state import State


def never_offered(
    _machine: Decider, _state: State[Any], _actor: str, _known: Known[Any]
) -> Form | None:
    """The offer of an act for which the phone has a screen of its own instead of a form."""
    return None


def is_steward(machine: Decider, state: State[Any], request: Request) -> bool:
    """Whether the request comes from a steward's card, or from the house itself."""
    return request.card == HOST or keeps_order(machine, state, state.kernel.character(request.card))


def refused(rule: str, key: str, **args: Any) -> Refused:
    """A refusal with one objection that no ruling can waive."""
    return Refused("refused", (Objection(rule, key, args, waivable=False),))


def refused_to_others(state: State[Any]) -> Refused:
    """The refusal of a ruling by somebody who is not a steward; it names the stewards."""
    return refused("ACTA-03", "stewards-only", **stewards_of(state))
