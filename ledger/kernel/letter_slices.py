"""What phones see of letters without their words, which they fetch when somebody reads them."""

from collections.abc import Callable, Iterator
from typing import Any, TypedDict

from immutables import Map

from ledger.audience import EVERYBODY, MARKS, confidential
from ledger.kernel.acts.letters import LONGEST
from ledger.letters import Letter, Letterbox, LetterKind, Letters, Report, Thread
from ledger.state import State
from ledger.view import Bundle, Document, Slice

Texts = Callable[[str], str]


class LettersDoc(TypedDict):
    """Which kinds of letters may be written now, and which ever; how long one may be."""

    now: list[LetterKind]
    ever: list[LetterKind]
    longest: int


class ThreadDoc(TypedDict):
    """Letters that answer one another: who reads them, and how many each has written.

    `who` is nobody in particular for public ones. `last` is when the last one came, in
    milliseconds; `changed` counts what became of them beside: words erased, letters laid open.
    `templates` are those of its letters that were written from one, in order, and `about` names
    what the first of them is about.
    """

    id: str
    public: bool
    who: list[str]
    written: dict[str, int]
    last: int
    changed: int
    templates: list[str]
    about: list[str]


class ReportDoc(TypedDict):
    """A letter that `by` wants stewards to read, with its words; `at` is when it was written.

    `kept` is false when its words are not those that were recorded, or are lost.
    """

    id: str
    letter: str
    by: str
    reason: str
    writer: str
    to: list[str]
    at: int
    text: str
    kept: bool


class SilenceDoc(TypedDict):
    """Somebody whom a steward lets write no more letters."""

    who: str


class LetterboxDoc(TypedDict):
    """What a character has noted for themselves; their phones alone see it.

    How many letters of others they have read in each thread, and whom they have muted.
    """

    read: dict[str, int]
    muted: list[str]


LETTER_SLICES = {
    "letters": LettersDoc,
    "letterbox/*": LetterboxDoc,
    "thread/*": ThreadDoc,
    "report/*": ReportDoc,
    "silence/*": SilenceDoc,
}


def letter_slices(state: State[Any], texts: Texts) -> Iterator[Bundle]:
    """The slices of a game's letters; none for a game without letters.

    `texts` finds words by their digest, and none that are not those that were recorded.
    """
    letters, stewards = state.kernel.letters, state.kernel.stewards
    if not letters.ever:
        return
    kind = state.period.kind
    source = (letters.allowed, kind)
    yield Bundle("letters", source, lambda: (("letters", _letters(letters, kind, source)),))
    yield _each("thread", letters.threads, letters.written, lambda one: _thread(letters, one))
    yield _each("report", letters.reports, None, lambda one: _report(letters, one, stewards, texts))
    yield Bundle(
        "silences",
        (letters.silenced,),
        lambda: ((f"silence/{who}", _silence(who, stewards)) for who in letters.silenced),
    )


def letterbox_slices(state: State[Any], boxes: Map[str, Letterbox]) -> Iterator[Bundle]:
    """The slices of letterboxes, which lie beside the ledger; none for a game without letters."""
    if state.kernel.letters.ever:
        yield Bundle(
            "letterboxes",
            (boxes,),
            lambda: ((f"letterbox/{who}", _letterbox(who, boxes[who])) for who in boxes),
        )


def _letterbox(who: str, box: Letterbox) -> Slice:
    def render() -> LetterboxDoc:
        return {"read": dict(sorted(box.read.items())), "muted": list(box.muted)}

    return Slice(confidential(who), (box,), render)


def _each(
    name: str, things: Map[str, Any], beside: object, slice_of: Callable[[Any], Slice]
) -> Bundle:
    return Bundle(
        f"{name}s",
        (things, beside),
        lambda: ((f"{name}/{key}", slice_of(things[key])) for key in things),
    )


def _letters(letters: Letters, period: str, source: tuple[object, ...]) -> Slice:
    def render() -> LettersDoc:
        return {
            "now": list(letters.kinds(period)),
            "ever": list(letters.ever),
            "longest": LONGEST,
        }

    return Slice(EVERYBODY, source, render)


def _thread(letters: Letters, thread: Thread) -> Slice:
    of_thread = letters.of(thread)

    def render() -> ThreadDoc:
        written: dict[str, int] = {}
        for letter in of_thread:
            written[letter.writer] = written.get(letter.writer, 0) + 1
        return {
            "id": thread.id,
            "public": thread.audience == EVERYBODY,
            "who": [who for who in thread.audience if who not in MARKS],
            "written": written,
            "last": of_thread[-1].at,
            "changed": sum(letter.erased + letter.disclosed for letter in of_thread),
            "templates": [letter.template for letter in of_thread if letter.template],
            "about": list(of_thread[0].about),
        }

    return Slice(thread.audience, of_thread, render)


def _report(letters: Letters, report: Report, stewards: tuple[str, ...], texts: Texts) -> Slice:
    letter: Letter = letters.written[report.letter]

    def render() -> ReportDoc:
        text = texts(letter.text)
        return {
            "id": report.id,
            "letter": letter.id,
            "by": report.by,
            "reason": texts(report.reason),
            "writer": letter.writer,
            "to": list(letter.to),
            "at": letter.at,
            "text": text,
            "kept": bool(text),
        }

    return Slice(confidential(stewards), (report,), render)


def _silence(who: str, stewards: tuple[str, ...]) -> Slice:
    def render() -> Document:
        return {"who": who}

    return Slice(confidential(who, stewards), (), render)
