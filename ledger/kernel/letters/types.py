"""The event types of letters, with the readers of each entry and its message arguments.

Private letters are confidential: no steward sees that a private letter exists, and closing the game
does not open it.
"""

from typing import Any

from ledger.contract.acts import EventType, recorded_only_type
from ledger.kernel.letters import events as e
from ledger.record.audience import EVERYBODY, Audience, confidential
from ledger.record.references import arguments_of, yes_no_of_field
from ledger.record.state import State


def _written_letter_audience(state: State[Any], event: e.LetterWritten) -> Audience:
    thread = state.kernel.letters.threads.get(event.thread)
    if thread is not None:
        return thread.audience
    return EVERYBODY if event.public else confidential(event.writer, event.to)


def _erased_letter_audience(state: State[Any], event: e.LetterErased) -> Audience:
    readers = state.kernel.letters.written[event.letter].audience
    was_ruled = event.by != event.writer
    return (
        confidential(readers, state.kernel.stewards)
        if was_ruled and readers != EVERYBODY
        else readers
    )


def _reported_letter_audience(state: State[Any], event: e.LetterReported) -> Audience:
    return confidential(event.by, state.kernel.stewards)


def _answered_report_audience(state: State[Any], event: e.ReportAnswered) -> Audience:
    """Return the audience of an answer to a report.

    The audience is the reporter, and also the writer if the answer has a consequence.
    """
    report = state.kernel.letters.reports[event.report]
    writer = () if event.answer == "dismiss" else (event.writer,)
    return confidential(report.by, writer, state.kernel.stewards)


def _lifted_silence_audience(state: State[Any], event: e.SilenceLifted) -> Audience:
    return confidential(event.who, state.kernel.stewards)


LETTER_EVENTS: tuple[EventType[Any, Any], ...] = (
    recorded_only_type(
        e.LetterWritten,
        arguments_of("to", who="writer", public=yes_no_of_field("public")),
        _written_letter_audience,
    ),
    recorded_only_type(e.LetterErased, arguments_of("writer", who="by"), _erased_letter_audience),
    recorded_only_type(
        e.LetterReported, arguments_of("writer", who="by"), _reported_letter_audience
    ),
    recorded_only_type(
        e.ReportAnswered, arguments_of("answer", who="writer", by="by"), _answered_report_audience
    ),
    recorded_only_type(e.SilenceLifted, arguments_of("who", "by"), _lifted_silence_audience),
    recorded_only_type(e.LetterDisclosed, arguments_of("to", who="writer")),
)
