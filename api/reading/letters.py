"""Letters as one viewer may read them, with their texts."""

from collections.abc import Iterable
from typing import Any, Protocol

from api.base.model import Model
from ledger.language.legible_text import harmless_text
from ledger.record.audience import EVERYBODY, Viewer, sees
from ledger.record.letters import Letter as Kept
from ledger.record.letters import Letters as AllLetters
from ledger.record.state import State
from projections.filters import searchable_text


class Letter(Model):
    """A letter as its reader sees it."""

    id: str
    """The letter's id."""
    thread: str
    """The id of the thread it is in: that of the thread's first letter."""
    number: int
    """The number of the letter in its thread, from 1."""
    writer: str
    """The character who wrote it."""
    to: list[str]
    """The characters it is to; none for a letter to all."""
    public: bool
    """Whether it is to all."""
    at: int
    """When it was written, in milliseconds since 1970."""
    period: int
    """The number of the period in which it was written."""
    text: str
    """The words; empty where they are erased or lost, or the letter is a template's."""
    erased: bool
    """Whether its words were erased."""
    lost: bool
    """Whether what is kept is not what was recorded."""
    reported: bool
    """Whether a character of mine reported it."""
    disclosed: bool
    """Whether it was laid open after the game."""
    template: str
    """The template of the game that it was written from; empty for free words."""
    about: list[str]
    """For a letter from a template: the references to what it is about."""


class Letters(Model):
    """A page of letters: of a thread, oldest first; otherwise newest first."""

    letters: list[Letter]
    """The letters."""
    more: bool
    """Whether there are others after them."""


class Letterbox(Model):
    """The notes of a character of mine about letters. Nobody else learns of them."""

    read: dict[str, int]
    """Number of letters of others that were read, by thread."""
    muted: list[str]
    """The characters whose letters are not announced."""


class StoredTexts(Protocol):
    """The texts beside a ledger. `ledger.scribe.scribe.Scribe` has them in this form."""

    def recorded_text(self, digest: str) -> str:
        """Return a text by its digest; "" if the stored text does not match the digest."""
        ...

    def is_erased(self, digest: str) -> bool:
        """Return whether a text with this digest was erased."""
        ...


def letters_answer(
    state: State[Any],
    viewer: Viewer,
    stored_texts: StoredTexts,
    *,
    thread: str = "",
    period_number: int = 0,
    query_text: str = "",
    after_position: int = 0,
    limit: int = 100,
) -> Letters:
    """Return the letters of a thread or a period that this viewer may read.

    Each letter contains all words of `query_text`.
    """
    letters = _selected_letters(state.kernel.letters, viewer, thread, after_position)
    if period_number:
        letters = (letter for letter in letters if letter.period == period_number)
    words_sought = searchable_text(query_text).split()
    found_letters: list[Letter] = []
    for selected_letter in letters:
        letter = visible_letter(selected_letter, viewer, stored_texts)
        if not words_sought or _contains_words(letter, words_sought):
            found_letters.append(letter)
        if len(found_letters) > limit:
            break
    return Letters(letters=found_letters[:limit], more=len(found_letters) > limit)


def _selected_letters(
    letters: AllLetters, viewer: Viewer, thread: str, after_position: int
) -> Iterable[Kept]:
    """Return the letters of a thread in order, or all letters, newest first."""
    if thread:
        known_thread = letters.threads.get(thread)
        own_letters = (
            letters.letters_of(known_thread)[after_position:] if known_thread is not None else ()
        )
        return (letter for letter in own_letters if sees(letter.audience, viewer))
    # The letters of others are left out before sorting. Otherwise the time of the sorting would
    # show their number.
    readable_letters = (
        letter for letter in letters.written.values() if sees(letter.audience, viewer)
    )
    return sorted(readable_letters, key=lambda letter: letter.position, reverse=True)


def visible_letter(letter: Kept, viewer: Viewer, stored_texts: StoredTexts) -> Letter:
    """Return a letter that this viewer may read, with its text."""
    is_erased = letter.erased or stored_texts.is_erased(letter.text)
    text = "" if is_erased else stored_texts.recorded_text(letter.text)
    return Letter(
        id=letter.id,
        thread=letter.thread,
        number=letter.number,
        writer=letter.writer,
        to=list(letter.to),
        public=letter.audience == EVERYBODY and not letter.disclosed,
        at=letter.at,
        period=letter.period,
        text=harmless_text(text),
        erased=is_erased,
        lost=not (text or is_erased or letter.template),
        reported=not viewer.characters.isdisjoint(letter.reported),
        disclosed=letter.disclosed,
        template=letter.template,
        about=list(letter.about),
    )


def _contains_words(letter: Letter, words: list[str]) -> bool:
    text = searchable_text(letter.text)
    return all(word in text for word in words)
