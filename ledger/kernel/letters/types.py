"""The event types of letters: the readers of their entries, and their message arguments.

Private letters are confidential: no steward sees that one exists, and closing does not open it.
"""

from typing import Any

from ledger.contract.acts import EventType, only_recorded
from ledger.kernel.letters import events as e
from ledger.record.audience import EVERYBODY, Audience, confidential
from ledger.record.references import arguments, yes_no_of_field
from ledger.record.state import State


def _written(state: State[Any], event: e.LetterWritten) -> Audience:
    known = state.kernel.letters.threads.get(event.thread)
    if known is not None:
        return known.audience
    return EVERYBODY if event.public else confidential(event.writer, event.to)


def _erased(state: State[Any], event: e.LetterErased) -> Audience:
    seen = state.kernel.letters.written[event.letter].audience
    ruled = event.by != event.writer
    return confidential(seen, state.kernel.stewards) if ruled and seen != EVERYBODY else seen


def _reported(state: State[Any], event: e.LetterReported) -> Audience:
    return confidential(event.by, state.kernel.stewards)


def _answered(state: State[Any], event: e.ReportAnswered) -> Audience:
    """Return the audience of an answer: the reporter, and the writer if there is a consequence."""
    report = state.kernel.letters.reports[event.report]
    writer = () if event.answer == "dismiss" else (event.writer,)
    return confidential(report.by, writer, state.kernel.stewards)


def _lifted(state: State[Any], event: e.SilenceLifted) -> Audience:
    return confidential(event.who, state.kernel.stewards)


LETTER_EVENTS: tuple[EventType[Any, Any], ...] = (
    only_recorded(
        e.LetterWritten, arguments("to", who="writer", public=yes_no_of_field("public")), _written
    ),
    only_recorded(e.LetterErased, arguments("writer", who="by"), _erased),
    only_recorded(e.LetterReported, arguments("writer", who="by"), _reported),
    only_recorded(e.ReportAnswered, arguments("answer", who="writer", by="by"), _answered),
    only_recorded(e.SilenceLifted, arguments("who", "by"), _lifted),
    only_recorded(e.LetterDisclosed, arguments("to", who="writer")),
)
