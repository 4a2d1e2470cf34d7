"""The entries about letters, which are written, erased, reported, answered or disclosed."""

from ledger.record.entry import Event
from ledger.record.references import Who


class LetterWritten(Event, stored="kernel/letter-written@1"):
    """A character wrote to some characters, or (`public`) to everybody."""

    letter: str
    thread: str
    """The first letter of those that answer one another."""
    writer: Who
    to: tuple[Who, ...]
    text: str
    """The digest of the words; "" for a letter from a template."""
    public: bool = False
    template: str = ""
    """The template of the game that the letter is made from; "" for none."""
    about: tuple[str, ...] = ()
    """The subjects of a letter from a template."""


class LetterErased(Event, stored="kernel/letter-erased@1"):
    """The words of a letter were erased, by its writer or by a steward who got a report."""

    letter: str
    writer: Who
    by: Who


class LetterReported(Event, stored="kernel/letter-reported@1"):
    """A reader of a letter asks the stewards to read it. `text` is the letter's digest."""

    report: str
    letter: str
    writer: Who
    by: Who
    text: str
    reason: str = ""


class ReportAnswered(Event, stored="kernel/report-answered@1"):
    """A steward answered a report: by nothing, a warning, or silence for the writer."""

    report: str
    letter: str
    writer: Who
    by: Who
    answer: str
    reason: str = ""


class SilenceLifted(Event, stored="kernel/silence-lifted@1"):
    """A silenced character may write letters again."""

    who: Who
    by: Who
    reason: str = ""


class LetterDisclosed(Event, stored="kernel/letter-disclosed@1"):
    """After the game the writer opens a private letter to everybody; this repeats it.

    `at` is the time of writing (milliseconds), and `text` the digest of the words.
    """

    letter: str
    thread: str
    writer: Who
    to: tuple[Who, ...]
    at: int
    text: str
    template: str = ""
    about: tuple[str, ...] = ()
