"""The folds of a game's letters over their entries. These functions never refuse an entry."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from ledger.kernel.letters import events as e
from ledger.record.entry import Entry
from ledger.record.letters import Letter, Letters, Report, Thread
from ledger.record.state import Kernel

MAX_RECENT_LETTERS = 20
"""Maximum number of letters of one character within the time `RECENT_MILLISECONDS`."""

RECENT_MILLISECONDS = 10 * 60_000
"""The time in which letters are counted: ten minutes, in milliseconds."""


def _evolve_letter(letters: Letters, event: e.LetterWritten, entry: Entry) -> Letters:
    thread = letters.threads.get(event.thread) or Thread(event.thread, entry.audience, ())
    letter = Letter(
        id=event.letter,
        thread=event.thread,
        number=len(thread.letters) + 1,
        writer=event.writer,
        to=event.to,
        at=entry.at,
        period=entry.period,
        text=event.text,
        audience=entry.audience,
        template=event.template,
        about=event.about,
        position=entry.position,
    )
    new_thread = replace(thread, letters=(*thread.letters, letter.id))
    letter_times = (*letters.lately.get(event.writer, ()), entry.at)[-MAX_RECENT_LETTERS:]
    return replace(
        letters,
        written=letters.written.set(letter.id, letter),
        threads=letters.threads.set(new_thread.id, new_thread),
        lately=letters.lately.set(event.writer, letter_times),
    )


def _with_letter(letters: Letters, letter: Letter) -> Letters:
    return replace(letters, written=letters.written.set(letter.id, letter))


def _evolve_erasure(letters: Letters, event: e.LetterErased, _entry: Entry) -> Letters:
    return _without_unneeded_words(
        _with_letter(letters, replace(letters.written[event.letter], erased=True)), event.letter
    )


def _evolve_report(letters: Letters, event: e.LetterReported, entry: Entry) -> Letters:
    report = Report(event.report, event.letter, event.by, event.reason, entry.position)
    letter = letters.written[event.letter]
    letters_after = _with_letter(letters, replace(letter, reported=(*letter.reported, event.by)))
    return replace(letters_after, reports=letters_after.reports.set(report.id, report))


def _evolve_report_answer(letters: Letters, event: e.ReportAnswered, _entry: Entry) -> Letters:
    letters_after = replace(letters, reports=letters.reports.delete(event.report))
    if event.answer == "silence":
        silenced_writers = letters_after.silenced.set(event.writer, event.report)
        letters_after = replace(letters_after, silenced=silenced_writers)
    return _without_unneeded_words(letters_after, event.letter)


def _without_unneeded_words(letters: Letters, letter: str) -> Letters:
    """Return the letters without erased words, except words that a steward still has to read."""
    written_letter = letters.written[letter]
    is_reported = any(report.letter == letter for report in letters.reports.values())
    if is_reported or not written_letter.erased or written_letter.text in letters.gone:
        return letters
    return replace(letters, gone=(*letters.gone, written_letter.text))


def _evolve_lifted_silence(letters: Letters, event: e.SilenceLifted, _entry: Entry) -> Letters:
    return replace(letters, silenced=letters.silenced.delete(event.who))


def _evolve_disclosure(letters: Letters, event: e.LetterDisclosed, entry: Entry) -> Letters:
    letter = letters.written[event.letter]
    return _with_letter(letters, replace(letter, disclosed=True, audience=entry.audience))


_LETTER_FOLDS: Mapping[type[Any], Callable[[Letters, Any, Entry], Letters]] = {
    e.LetterWritten: _evolve_letter,
    e.LetterErased: _evolve_erasure,
    e.LetterReported: _evolve_report,
    e.ReportAnswered: _evolve_report_answer,
    e.SilenceLifted: _evolve_lifted_silence,
    e.LetterDisclosed: _evolve_disclosure,
}


def _as_kernel_fold(
    fold: Callable[[Letters, Any, Entry], Letters],
) -> Callable[[Kernel, Any, Entry], Kernel]:
    return lambda kernel_state, event, entry: replace(
        kernel_state, letters=fold(kernel_state.letters, event, entry)
    )


LETTER_FOLDS: Mapping[type[Any], Callable[[Kernel, Any, Entry], Kernel]] = {
    event: _as_kernel_fold(fold) for event, fold in _LETTER_FOLDS.items()
}
"""The kernel's fold for each entry of letters."""
