"""Reports of letters: a reader asks the stewards to read one, and they answer.

Stewards read only letters that were reported to them, or to which they are a party.
"""

from typing import Any, Literal

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, Option, Text, choice
from ledger.contract.offer import Form, Known
from ledger.kernel.letters.events import LetterReported, ReportAnswered, SilenceLifted
from ledger.kernel.letters.writing import RULE, is_own, readable_letter
from ledger.kernel.vocabulary.decider import Decider, KernelAct
from ledger.kernel.vocabulary.request import REASON, Plan, Reason, Refused, Request
from ledger.kernel.vocabulary.shared import is_steward, never_offered, refused, refused_to_others
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.language.free_text import FreeText
from ledger.record.references import Who
from ledger.record.seniority import in_order
from ledger.record.state import State

ANSWERS = ("dismiss", "warn", "silence")


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


def _report(
    machine: Decider,
    state: State[Any],
    request: Request,
    command: ReportLetter,
    context: ActContext,
) -> Plan | Refused:
    if not is_own(state, request):
        return Refused("not-your-card")
    letter = readable_letter(state, request.actor, command.letter)
    if letter is None or letter.writer == request.actor:
        return refused(RULE, "no-such-letter")
    if not state.kernel.stewards or machine.rules.together(state):
        return refused(RULE, "nobody-to-report-to")
    if letter.template:
        return refused(RULE, "letter-without-words")
    if letter.erased:
        return refused(RULE, "letter-erased-already")
    if request.actor in letter.reported:
        return refused(RULE, "letter-reported-already")
    event = LetterReported(
        request.id,
        letter.id,
        letter.writer,
        request.actor,
        letter.text,
        context.keep(command.reason),
    )
    return Plan((Draft(event),))


def _answer(
    machine: Decider,
    state: State[Any],
    request: Request,
    command: AnswerReport,
    context: ActContext,
) -> Plan | Refused:
    if not is_steward(machine, state, request):
        return refused_to_others(state)
    report = state.kernel.letters.reports.get(command.report)
    if report is None:
        return refused(RULE, "no-such-report")
    letter = state.kernel.letters.written[report.letter]
    event = ReportAnswered(
        report.id,
        letter.id,
        letter.writer,
        request.actor,
        command.answer,
        context.keep(command.reason),
    )
    return Plan((Draft(event),))


def _lift(
    machine: Decider,
    state: State[Any],
    request: Request,
    command: LiftSilence,
    context: ActContext,
) -> Plan | Refused:
    if not is_steward(machine, state, request):
        return refused_to_others(state)
    if command.writer not in state.kernel.letters.silenced:
        return refused(RULE, "not-silenced")
    reason = context.keep(command.reason)
    return Plan((Draft(SilenceLifted(command.writer, request.actor, reason)),))


def _offer_answer(
    machine: Decider, state: State[Any], actor: str, _known: Known[Any]
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
        for report in in_order(letters.reports)
    )
    return Form((Choice("report", options), choice("answer", ANSWERS), Text("reason", REASON)))


def _offer_lift(machine: Decider, state: State[Any], actor: str, _known: Known[Any]) -> Form | None:
    silenced = state.kernel.letters.silenced
    if not silenced or not keeps_order(machine, state, actor):
        return None
    return Form((choice("writer", sorted(silenced)), Text("reason", REASON)))


REPORT_LETTER = KernelAct("report-letter", ReportLetter, _report, never_offered, timeless=True)
ANSWER_REPORT = KernelAct(
    "answer-report", AnswerReport, _answer, _offer_answer, timeless=True, ruling=True
)
LIFT_SILENCE = KernelAct(
    "lift-silence", LiftSilence, _lift, _offer_lift, timeless=True, ruling=True
)
