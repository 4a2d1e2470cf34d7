"""Drafts of choices that characters owe as duties, and of questions that a choice settles."""

from typing import Any

from ledger.contract.acts import Draft, Drafts
from ledger.kernel.vocabulary.events import DutyOwed, QuestionSettled
from ledger.record.seniority import oldest_first
from ledger.record.state import Duty, State


def duty_draft(
    state: State[Any],
    duty: str,
    duty_kind: str,
    owing_character: str,
    options: tuple[str, ...],
    *,
    readers: tuple[str, ...],
    default: str = "",
    end: int = 0,
    **terms: Any,
) -> Draft:
    """Return the draft of a choice that a character owes until a period's end.

    The period is the present one, or `end`. Without a `default` the first option is taken at the
    end. `terms` are the details of the choice.
    """
    period_number, details = end or state.period.seq, {"details": "yes", **terms}
    duty_event = DutyOwed(
        duty,
        duty_kind,
        owing_character,
        options,
        default or options[0],
        period_number,
        details,
        readers,
    )
    return Draft(duty_event)


def question_settling_drafts(state: State[Any], duty: Duty) -> Drafts:
    """Return the drafts that settle the questions about a duty's entry.

    The character who owed the duty settles them.
    """
    questions = (
        (question, state.log.entry(question.entry))
        for question in oldest_first(state.kernel.questions)
    )
    return tuple(
        Draft(QuestionSettled(question.id, question.rule, duty.owes))
        for question, entry in questions
        if entry and getattr(entry.event, "duty", "") == duty.id
    )
