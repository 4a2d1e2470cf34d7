"""The entries of letters: written, erased, reported, answered, disclosed."""

from ledger.record.entry import Event
from ledger.record.references import Who


class LetterWritten(Event, stored="kernel/letter-written@1"):
    """Somebody wrote to some characters, or (`public`) to everybody.

    `thread` is the first letter of those that answer one another, `text` the digest of the words.
    A letter from a `template` of the game has no words: it says what that says, `about` these.
    """

    letter: str
    thread: str
    writer: Who
    to: tuple[Who, ...]
    text: str
    public: bool = False
    template: str = ""
    about: tuple[str, ...] = ()


class LetterErased(Event, stored="kernel/letter-erased@1"):
    """What a letter said was erased, by its writer or by a steward to whom it was reported."""

    letter: str
    writer: Who
    by: Who


class LetterReported(Event, stored="kernel/letter-reported@1"):
    """A reader of a letter asks the stewards to read it. `text` is the digest of its words."""

    report: str
    letter: str
    writer: Who
    by: Who
    text: str
    reason: str = ""


class ReportAnswered(Event, stored="kernel/report-answered@1"):
    """A steward answered a report: with nothing, a warning, or by silencing the writer."""

    report: str
    letter: str
    writer: Who
    by: Who
    answer: str
    reason: str = ""


class SilenceLifted(Event, stored="kernel/silence-lifted@1"):
    """Who was silenced may write letters again."""

    who: Who
    by: Who
    reason: str = ""


class LetterDisclosed(Event, stored="kernel/letter-disclosed@1"):
    """After the game the writer lays a private letter open: it is said again, to everybody.

    `at` is when it was written (milliseconds), `text` the digest of its words.
    """

    letter: str
    thread: str
    writer: Who
    to: tuple[Who, ...]
    at: int
    text: str
    template: str = ""
    about: tuple[str, ...] = ()
