"""Conversion of objections into the recorded form, and into the form that a viewer may read."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from ledger.contract.acts import Draft
from ledger.kernel.vocabulary.request import Refused
from ledger.record.audience import Audience, Viewer, sees
from ledger.record.books import holder
from ledger.record.entry import Entry, RecordedWarning
from ledger.record.objection import Objection
from ledger.record.state import Question, State

W = TypeVar("W")


def warning_of_objection(
    objection: Objection, actor: str, stewards: tuple[str, ...]
) -> RecordedWarning:
    """Return the warning of a grade W objection, for the actor, judges and stewards."""
    judges = objection.judges or stewards
    readers = tuple(sorted({actor, *judges, *stewards} - {""}))
    return RecordedWarning(
        objection.rule, objection.key, dict(objection.args), tuple(judges), readers
    )


def has_unwaivable_objection(objections: Iterable[Objection]) -> bool:
    """Return whether at least one of these objections cannot be waived.

    Only in this case may further checks be skipped. All other objections can be waived by a ruling,
    and then the rest of the act must still be valid.
    """
    return any(not objection.waivable for objection in objections)


def warnings_of_draft(draft: Draft, stewards: tuple[str, ...]) -> tuple[RecordedWarning, ...]:
    """Return the warnings of a draft, as they are recorded with its entry."""
    return tuple(warning_of_objection(objection, "", stewards) for objection in draft.warnings)


def objection_shown_to(
    objection: Objection,
    state: State[W],
    viewer: Viewer,
    account_audience: Callable[[State[W], str, str], Audience],
) -> Objection:
    """Return the objection as this viewer may read it.

    An objection is hidden if it rests on balances that the viewer may not see. A hidden objection
    does not name its rule, which would reveal what is missing.
    """
    is_hidden = (
        account
        for account, asset in objection.rests_on
        if not sees(account_audience(state, account, asset), viewer)
    )
    account = next(is_hidden, None)
    if account is None:
        return objection
    return Objection(
        "",
        "not-possible",
        args={"who": f"who:{holder(account)}"},
        grade=objection.grade,
        waivable=objection.waivable,
        hidden=True,
    )


def refusal_shown_to(
    refusal: Refused,
    state: State[W],
    viewer: Viewer,
    account_audience: Callable[[State[W], str, str], Audience],
) -> Refused:
    """Return the refusal as this viewer may read it.

    If the viewer may read at least one objection, hidden objections are not mentioned.
    """
    visible_objections = tuple(
        objection_shown_to(objection, state, viewer, account_audience)
        for objection in refusal.objections
    )
    known_objections = tuple(objection for objection in visible_objections if not objection.hidden)
    return Refused(refusal.problem, known_objections or visible_objections, refusal.errors)


def stewards_argument(state: State[Any]) -> dict[str, Any]:
    """Return the stewards as the argument `who` of a message."""
    return {"who": [f"who:{steward}" for steward in state.kernel.stewards]}


def questions_from_warnings(entry: Entry) -> tuple[Question, ...]:
    """Return the questions for judges from an entry's warnings.

    The id of a question is made from its rule. A running number would reveal other questions.
    """
    rules = [warning.rule for warning in entry.warned]
    repetitions = (rules[:rule_index].count(rule) for rule_index, rule in enumerate(rules))
    return tuple(
        _question(entry, warning, repetition)
        for warning, repetition in zip(entry.warned, repetitions, strict=True)
    )


def _question(entry: Entry, warning: RecordedWarning, repetition: int) -> Question:
    return Question(
        id=f"{entry.id}/{warning.rule}" + (f"/{repetition}" if repetition else ""),
        entry=entry.id,
        key=warning.key,
        rule=warning.rule,
        args=warning.args,
        judges=warning.judges,
        audience=warning.audience,
        by=entry.meta.actor if entry.meta else "",
        position=entry.position,
    )
