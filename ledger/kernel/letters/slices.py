"""The slices of letters, without their texts, which a phone fetches when it shows the letters."""

from collections.abc import Callable, Iterator
from typing import Any, TypedDict

from ledger.kernel.letters.letter_acts import LENGTH_LIMIT
from ledger.record.audience import AUDIENCE_MARKS, EVERYBODY, confidential
from ledger.record.letters import Letter, Letterbox, LetterKind, Letters, Report, Thread
from ledger.record.shared_map import Map
from ledger.record.state import State
from ledger.record.view import Bundle, Document, Slice, bundle_by_key, changed_keys

TextFunction = Callable[[str], str]


class LettersDoc(TypedDict):
    """Which letters may be written."""

    now: list[LetterKind]
    """The kinds of letters that may be written now."""
    ever: list[LetterKind]
    """The kinds of letters that may be written in some period of the game."""
    longest: int
    """The maximum number of characters of a letter."""


class ThreadDoc(TypedDict):
    """Letters that answer one another."""

    id: str
    """The thread's id: that of its first letter."""
    public: bool
    """Whether its letters are to all."""
    who: list[str]
    """The characters who read it; none in particular for a public one."""
    written: dict[str, int]
    """Number of letters that each has written."""
    last: int
    """When the last one came, in milliseconds since 1970."""
    changed: int
    """Number of times words of it were erased, or a letter was laid open."""
    templates: list[str]
    """The templates that its letters were written from, in order."""
    about: list[str]
    """References to what its first letter is about."""


class ReportDoc(TypedDict):
    """A letter that somebody wants stewards to read, with its words."""

    id: str
    """The report's id."""
    letter: str
    """The letter's id."""
    by: str
    """The character who reported it."""
    reason: str
    """Why, in free words."""
    writer: str
    """The character who wrote it."""
    to: list[str]
    """The characters it is to; none for a letter to all."""
    at: int
    """When it was written, in milliseconds since 1970."""
    text: str
    """The words of the letter."""
    kept: bool
    """Whether the words are those that were recorded."""


class SilenceDoc(TypedDict):
    """Somebody whom a steward lets write no more letters."""

    who: str
    """The character."""


class LetterboxDoc(TypedDict):
    """The notes of a character about letters; their phones alone see them."""

    read: dict[str, int]
    """Number of letters of others that were read, by thread."""
    muted: list[str]
    """The characters whose letters are not announced."""


LETTER_SLICES = {
    "letters": LettersDoc,
    "letterbox/*": LetterboxDoc,
    "thread/*": ThreadDoc,
    "report/*": ReportDoc,
    "silence/*": SilenceDoc,
}


def letter_slices(state: State[Any], text_of: TextFunction) -> Iterator[Bundle]:
    """Yield the slices of a game's letters. A game without letters has no such slices.

    `text_of` finds words by their digest. It leaves out words that do not match the digest.
    """
    letters, stewards = state.kernel.letters, state.kernel.stewards
    if not letters.possible_kinds:
        return
    period_kind = state.period.kind
    slice_source = (letters.allowed, period_kind)
    yield Bundle(
        "letters",
        slice_source,
        lambda: (("letters", _letters_slice(letters, period_kind, slice_source)),),
    )
    yield _thread_bundle(letters)
    yield bundle_by_key(
        "report",
        letters.reports,
        lambda report_id: _report_slice(letters, letters.reports[report_id], stewards, text_of),
        stewards,
    )
    yield bundle_by_key(
        "silence", letters.silenced, lambda writer: _silence_slice(writer, stewards), stewards
    )


def letterbox_slices(state: State[Any], boxes: Map[str, Letterbox]) -> Iterator[Bundle]:
    """Yield the slices of letterboxes, which are stored beside the ledger.

    There are no such slices for a game without letters.
    """
    if state.kernel.letters.possible_kinds:
        yield bundle_by_key(
            "letterbox", boxes, lambda character: _letterbox_slice(character, boxes[character])
        )


def _letterbox_slice(character: str, letterbox: Letterbox) -> Slice:
    def render_letterbox() -> LetterboxDoc:
        return {"read": dict(sorted(letterbox.read.items())), "muted": list(letterbox.muted)}

    return Slice(confidential(character), (letterbox,), render_letterbox)


def _thread_bundle(letters: Letters) -> Bundle:
    """Return a slice for each thread. A new letter makes the slice of its own thread again."""
    threads = letters.threads

    def changed_slices(
        old_letters: tuple[Map[str, Thread], Map[str, Letter]],
    ) -> Iterator[tuple[str, Slice | None]]:
        for thread_id in _changed_threads(*old_letters, letters):
            yield (
                f"thread/{thread_id}",
                _thread_slice(letters, threads[thread_id]) if thread_id in threads else None,
            )

    return Bundle(
        "threads",
        (threads, letters.written),
        lambda: (
            (f"thread/{thread_id}", _thread_slice(letters, threads[thread_id]))
            for thread_id in threads
        ),
        changed_slices,
    )


def _changed_threads(
    threads: Map[str, Thread], old_letters: Map[str, Letter], new_letters: Letters
) -> set[str]:
    """Return the keys of the threads that changed, or of which a letter changed."""
    changed_letters = changed_keys(old_letters, new_letters.written)
    letters = (
        new_letters.written.get(thread_id) or old_letters[thread_id]
        for thread_id in changed_letters
    )
    return changed_keys(threads, new_letters.threads).union(letter.thread for letter in letters)


def _letters_slice(letters: Letters, period: str, slice_source: tuple[object, ...]) -> Slice:
    def render_letters() -> LettersDoc:
        return {
            "now": list(letters.kinds(period)),
            "ever": list(letters.possible_kinds),
            "longest": LENGTH_LIMIT,
        }

    return Slice(EVERYBODY, slice_source, render_letters)


def _thread_slice(letters: Letters, thread: Thread) -> Slice:
    thread_letters = letters.letters_of(thread)

    def render_thread() -> ThreadDoc:
        letter_counts: dict[str, int] = {}
        for letter in thread_letters:
            letter_counts[letter.writer] = letter_counts.get(letter.writer, 0) + 1
        return {
            "id": thread.id,
            "public": thread.audience == EVERYBODY,
            "who": [character for character in thread.audience if character not in AUDIENCE_MARKS],
            "written": letter_counts,
            "last": thread_letters[-1].at,
            "changed": sum(letter.erased + letter.disclosed for letter in thread_letters),
            "templates": [letter.template for letter in thread_letters if letter.template],
            "about": list(thread_letters[0].about),
        }

    return Slice(thread.audience, thread_letters, render_thread)


def _report_slice(
    letters: Letters, report: Report, stewards: tuple[str, ...], text_of: TextFunction
) -> Slice:
    letter: Letter = letters.written[report.letter]

    def render_report() -> ReportDoc:
        text = text_of(letter.text)
        return {
            "id": report.id,
            "letter": letter.id,
            "by": report.by,
            "reason": text_of(report.reason),
            "writer": letter.writer,
            "to": list(letter.to),
            "at": letter.at,
            "text": text,
            "kept": bool(text),
        }

    return Slice(confidential(stewards), (report,), render_report)


def _silence_slice(character: str, stewards: tuple[str, ...]) -> Slice:
    def render_silence() -> Document:
        return {"who": character}

    return Slice(confidential(character, stewards), (), render_silence)
