"""Questions for a judge, which are contested acts and queued warnings."""

from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, Option, Text
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.act_helpers import never_offered, unwaivable_refusal
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import ActContested, QuestionSettled
from ledger.kernel.vocabulary.permissions import OWN_PERMISSION, RULING_PERMISSION
from ledger.kernel.vocabulary.request import REASON_LENGTH, Admission, Plan, Reason, Refused
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.language.free_text import FreeText
from ledger.record.books import holder
from ledger.record.entry import Entry
from ledger.record.seniority import oldest_first
from ledger.record.state import Question, State


class Contest(Command):
    """Say that an act recorded for oneself was not so."""

    entry: str = Field(max_length=80)
    """The entry's id."""
    reason: Reason = FreeText()


class Settle(Command):
    """Take a question that has been dealt with from the queue."""

    question: str = Field(max_length=90)
    """The question's id."""
    reason: Reason = FreeText()


def parties_of(entry: Entry) -> frozenset[str]:
    """Return the parties of an entry: its actor, moved pieces, and holders of moved accounts."""
    holders = {
        holder(account)
        for posting in entry.postings
        for account in (posting.source, posting.target)
    }
    holders |= {placement.piece for placement in entry.placements}
    if entry.meta is not None:
        holders.add(entry.meta.actor)
    return frozenset(
        character for character in holders if character and not character.startswith("@")
    )


def _plan_contest(
    _machine: Decider, admission: Admission[Contest], context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    entry = state.log.entry(command.entry)
    if entry is None or request.actor not in parties_of(entry):
        return unwaivable_refusal("ACTA-06", "not-a-party")
    if entry.meta is None or entry.meta.recorder in ("", request.actor):
        return unwaivable_refusal("ACTA-06", "not-recorded-for-you")
    if entry.period != state.kernel.period.seq:
        return unwaivable_refusal("ACTA-06", "contest-too-late")
    contested_drafts = (
        question.entry == entry.id and question.by == request.actor
        for question in _open_questions(state)
    )
    if any(contested_drafts):
        return unwaivable_refusal("ACTA-06", "contested-already")
    event = ActContested(entry.id, request.actor, context.store_words(command.reason))
    return Plan((Draft(event),))


def _open_questions(state: State[Any]) -> list[Question]:
    return oldest_first(state.kernel.questions)


def _may_settle(machine: Decider, state: State[Any], question: Question, actor: str) -> bool:
    return actor in question.judges or keeps_order(machine, state, actor)


def _plan_settlement(
    machine: Decider, admission: Admission[Settle], context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    question = state.kernel.questions.get(command.question)
    if question is None or not _may_settle(machine, state, question, request.actor):
        return unwaivable_refusal("ACTA-06", "no-such-question")
    event = QuestionSettled(
        question.id, question.rule, request.actor, context.store_words(command.reason)
    )
    return Plan((Draft(event),))


def _offer_settle(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    own_questions = [
        question
        for question in _open_questions(state)
        if _may_settle(machine, state, question, actor)
    ]
    if not own_questions:
        return None
    options = tuple(
        Option(question.id, f"question-{question.key}", question.args) for question in own_questions
    )
    return Form((Choice("question", options), Text("reason", REASON_LENGTH)))


CONTEST = kernel_act(
    "contest", Contest, OwnPlanConduct(_plan_contest, never_offered), OWN_PERMISSION
)
SETTLE = kernel_act(
    "settle", Settle, OwnPlanConduct(_plan_settlement, _offer_settle), RULING_PERMISSION
)
