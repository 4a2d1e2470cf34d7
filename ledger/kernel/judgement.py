"""A judgement that is owed as a duty settles the questions asked with the claim."""

from typing import Any

from ledger.contract import Draft, Drafts
from ledger.kernel.events import QuestionSettled
from ledger.state import Duty, State


def questions_settled(state: State[Any], duty: Duty) -> Drafts:
    """The questions of the entry that told of this duty are settled by the one who owed it."""
    asked = ((one, state.log.entry(one.entry)) for one in state.kernel.questions.values())
    return tuple(
        Draft(QuestionSettled(one.id, one.rule, duty.owes))
        for one, entry in asked
        if entry and getattr(entry.event, "duty", "") == duty.id
    )
