"""Letters that characters write to each other: the part that the ledger stores.

The text of a letter is free words (see `ledger.language.free_text`). Free words are stored beside
the ledger and can be erased. The ledger has only their salted digest.
"""

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from ledger.record.audience import Audience
from ledger.record.shared_map import Map

LetterKind = Literal["private", "public"]
"""A private letter goes to some characters, a public one to everybody."""

LettersAllowed = Mapping[str, tuple[LetterKind, ...]]
"""The kinds of letters allowed in each kind of period.

`OTHER_PERIODS` stands for any other kind of period.
"""

OTHER_PERIODS = ""


def no_subjects(_state: Any) -> tuple[str, ...]:
    """Return no subjects, for letters that are about nothing in particular."""
    return ()


class Letter(msgspec.Struct, frozen=True):
    """One letter."""

    id: str
    thread: str
    number: int
    """The number of the letter in its thread, from 1."""
    writer: str
    to: tuple[str, ...]
    """The addressees; empty for a public letter."""
    at: int
    """The time of writing, in milliseconds since the epoch."""
    period: int
    text: str
    """The digest of the letter's text; "" for a letter from a template."""
    audience: Audience
    """The characters who may read the letter."""
    reported: tuple[str, ...] = ()
    """The readers who reported the letter."""
    erased: bool = False
    """Whether the text has been erased."""
    disclosed: bool = False
    """Whether the writer has opened the letter to everybody after the game."""
    template: str = ""
    """The name of the template that the letter is made from; "" for none."""
    about: tuple[str, ...] = ()
    """The subjects of a letter from a template."""
    position: int = 0
    """The position of the letter's entry."""


@dataclass(frozen=True)
class LetterTemplate:
    """A letter whose content a game defines, so that a bot can answer it.

    The letter is not binding.
    """

    about: Callable[[Any], Container[str]] = no_subjects
    """Gives the possible subjects of a letter that begins a thread."""
    most: int = 0
    """Maximum number of subjects. A letter that begins a thread has at least 1."""
    answers: str = ""
    """The template that this template answers, about the same subjects; "" for none."""
    by_its_writer: bool = False
    """Whether the writer of the answered letter may also send this letter."""


class Thread(msgspec.Struct, frozen=True):
    """Letters that answer one another, in order. All of them have the same audience."""

    id: str
    audience: Audience
    letters: tuple[str, ...]


class Report(msgspec.Struct, frozen=True):
    """A request by a reader of a letter that the stewards read it."""

    id: str
    letter: str
    by: str
    reason: str
    """The digest of the reader's reason."""
    position: int = 0
    """The position of the entry that made the report."""


class Letters(msgspec.Struct, frozen=True):
    """All letters of a game."""

    allowed: Map[str, tuple[LetterKind, ...]] = msgspec.field(default_factory=Map)
    written: Map[str, Letter] = msgspec.field(default_factory=Map)
    threads: Map[str, Thread] = msgspec.field(default_factory=Map)
    reports: Map[str, Report] = msgspec.field(default_factory=Map)
    """The reports that wait for an answer."""
    silenced: Map[str, str] = msgspec.field(default_factory=Map)
    """The characters who may no longer write letters."""
    lately: Map[str, tuple[int, ...]] = msgspec.field(default_factory=Map)
    """The times of each character's latest letters, in milliseconds since the epoch."""
    gone: tuple[str, ...] = ()
    """The digests of erased texts."""

    def kinds(self, period: str) -> tuple[LetterKind, ...]:
        """Return the kinds of letters that may be written in this kind of period."""
        return self.allowed.get(period, self.allowed.get(OTHER_PERIODS, ()))

    @property
    def possible_kinds(self) -> tuple[LetterKind, ...]:
        """Return the kinds of letters that may be written in some period."""
        kinds_allowed = {
            letter_kind for letter_kinds in self.allowed.values() for letter_kind in letter_kinds
        }
        return tuple(sorted(kinds_allowed))

    @property
    def allows_private_letters(self) -> bool:
        """Return whether private letters are possible.

        If they are, no viewer may count entries before the end of the game.
        """
        return "private" in self.possible_kinds

    def letters_of(self, thread: Thread) -> tuple[Letter, ...]:
        """Return the letters of a thread, in order."""
        return tuple(self.written[letter] for letter in thread.letters)


class Letterbox(msgspec.Struct, frozen=True):
    """A reader's own notes about letters.

    The notes are not an entry, and no other reader sees them.
    """

    read: dict[str, int] = {}
    """The number of other characters' letters that the reader has read, by thread."""
    muted: tuple[str, ...] = ()
    """The writers whose letters the reader does not want."""
