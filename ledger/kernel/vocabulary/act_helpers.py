"""Helpers that kernel acts share."""

from typing import Any

from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.objections import stewards_argument
from ledger.kernel.vocabulary.request import Refused
from ledger.record.objection import Objection
from ledger.record.state import State


def never_offered(
    _machine: Decider, _state: State[Any], _actor: str, _known_state: KnownState[Any]
) -> Form | None:
    """Return None, because phones have a special screen for this act instead of a form."""
    return None


def unwaivable_refusal(rule: str, message_key: str, **args: Any) -> Refused:
    """Return a refusal with a single objection that no ruling can waive."""
    return Refused("refused", (Objection(rule, message_key, args, waivable=False),))


def refusal_to_non_stewards(state: State[Any]) -> Refused:
    """Return the refusal of a ruling if the actor is no steward. It names the stewards."""
    return unwaivable_refusal("ACTA-03", "stewards-only", **stewards_argument(state))
