"""Reports of letters: a reader asks the stewards to read one, and the stewards answer.

Stewards read only letters that were reported to them, or that they wrote or received.
"""

from typing import Any, Literal

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, Option, Text, choice
from ledger.contract.offer import Form, KnownState
from ledger.kernel.letters.events import LetterReported, ReportAnswered, SilenceLifted
from ledger.kernel.letters.letter_acts import LETTER_RULE, is_by_own_card, readable_letter
from ledger.kernel.vocabulary.act_helpers import (
    never_offered,
    refusal_to_non_stewards,
    unwaivable_refusal,
)
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.permissions import ANY_TIME, RULING_PERMISSION
from ledger.kernel.vocabulary.request import REASON_LENGTH, Admission, Plan, Reason, Refused
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.language.free_text import FreeText
from ledger.record.references import Who
from ledger.record.seniority import oldest_first
from ledger.record.state import State

REPORT_ANSWERS = ("dismiss", "warn", "silence")


class ReportLetter(Command):
    """Let the stewards read a letter that one may read, and say why."""

    letter: str = Field(max_length=64)
    """The letter's id."""
    reason: Reason = FreeText()


class AnswerReport(Command):
    """Answer a report of a letter."""

    report: str = Field(max_length=64)
    """The report's id."""
    answer: Literal["dismiss", "warn", "silence"]
    """The consequence for the writer.

    * `dismiss`: Nothing; the report is left.
    * `warn`: They are warned.
    * `silence`: They write no more letters.
    """
    reason: Reason = FreeText()


class LiftSilence(Command):
    """Let somebody who was silenced write letters again."""

    writer: Who
    """The character who may write again."""
    reason: Reason = FreeText()


def _plan_report(
    machine: Decider, admission: Admission[ReportLetter], context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    if not is_by_own_card(admission):
        return Refused("not-your-card")
    letter = readable_letter(state, request.actor, command.letter)
    if letter is None or letter.writer == request.actor:
        return unwaivable_refusal(LETTER_RULE, "no-such-letter")
    if not state.kernel.stewards or machine.rules.seats.together(state):
        return unwaivable_refusal(LETTER_RULE, "nobody-to-report-to")
    if letter.template:
        return unwaivable_refusal(LETTER_RULE, "letter-without-words")
    if letter.erased:
        return unwaivable_refusal(LETTER_RULE, "letter-erased-already")
    if request.actor in letter.reported:
        return unwaivable_refusal(LETTER_RULE, "letter-reported-already")
    event = LetterReported(
        request.id,
        letter.id,
        letter.writer,
        request.actor,
        letter.text,
        context.store_words(command.reason),
    )
    return Plan((Draft(event),))


def _plan_answer(
    _machine: Decider, admission: Admission[AnswerReport], context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    report = state.kernel.letters.reports.get(command.report)
    if report is None:
        return unwaivable_refusal(LETTER_RULE, "no-such-report")
    letter = state.kernel.letters.written[report.letter]
    event = ReportAnswered(
        report.id,
        letter.id,
        letter.writer,
        admission.request.actor,
        command.answer,
        context.store_words(command.reason),
    )
    return Plan((Draft(event),))


def _plan_end_of_silence(
    _machine: Decider, admission: Admission[LiftSilence], context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    if command.writer not in state.kernel.letters.silenced:
        return unwaivable_refusal(LETTER_RULE, "not-silenced")
    reason = context.store_words(command.reason)
    return Plan((Draft(SilenceLifted(command.writer, admission.request.actor, reason)),))


def _offer_answer(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    letters = state.kernel.letters
    if not letters.reports or not keeps_order(machine, state, actor):
        return None
    options = tuple(
        Option(
            report.id,
            "note-report",
            {"who": f"who:{report.by}", "writer": f"who:{letters.written[report.letter].writer}"},
        )
        for report in oldest_first(letters.reports)
    )
    return Form(
        (Choice("report", options), choice("answer", REPORT_ANSWERS), Text("reason", REASON_LENGTH))
    )


def _offer_lift_silence(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    silenced_writers = state.kernel.letters.silenced
    if not silenced_writers or not keeps_order(machine, state, actor):
        return None
    return Form((choice("writer", sorted(silenced_writers)), Text("reason", REASON_LENGTH)))


REPORT_LETTER = kernel_act(
    "report-letter", ReportLetter, OwnPlanConduct(_plan_report, never_offered), ANY_TIME
)
ANSWER_REPORT = kernel_act(
    "answer-report", AnswerReport, OwnPlanConduct(_plan_answer, _offer_answer), RULING_PERMISSION
)
LIFT_SILENCE = kernel_act(
    "lift-silence",
    LiftSilence,
    OwnPlanConduct(_plan_end_of_silence, _offer_lift_silence),
    RULING_PERMISSION,
)
