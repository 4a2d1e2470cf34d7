"""Letters that characters write to each other: what the ledger knows of them.

What they say are free words (see `ledger.language.free_text`): they lie beside the ledger, which
has their salted digest, and can be erased.
"""

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from immutables import Map

from ledger.record.audience import Audience

LetterKind = Literal["private", "public"]
"""A letter to some characters, or one to everybody."""

LettersAllowed = Mapping[str, tuple[LetterKind, ...]]
"""The kinds that may be written in each kind of period; under `OTHERWISE` in all others."""

OTHERWISE = ""


def nothing(_state: Any) -> tuple[str, ...]:
    """A letter about nothing in particular."""
    return ()


class Letter(msgspec.Struct, frozen=True):
    """One letter. `number` counts those of its thread from 1; `text` is the digest of its words.

    `to` are the addressees, nobody in particular for a public letter; `audience` may read it.
    `at` is in milliseconds. `reported` are those who reported it. The words are gone once it is
    `erased`; it is open to everybody once its writer `disclosed` it after the game. A letter from
    a `template` has no words; `about` names what it is about. `position` is that of its entry.
    """

    id: str
    thread: str
    number: int
    writer: str
    to: tuple[str, ...]
    at: int
    period: int
    text: str
    audience: Audience
    reported: tuple[str, ...] = ()
    erased: bool = False
    disclosed: bool = False
    template: str = ""
    about: tuple[str, ...] = ()
    position: int = 0


@dataclass(frozen=True)
class LetterTemplate:
    """A letter that a game knows, so that a bot can answer it; it binds nobody.

    One that begins a thread is about 1 to `most` of the things that `about` gives. One that
    `answers` another template is about the same; `by_its_writer` when also who wrote that one may
    send it.
    """

    about: Callable[[Any], Container[str]] = nothing
    most: int = 0
    answers: str = ""
    by_its_writer: bool = False


class Thread(msgspec.Struct, frozen=True):
    """Letters that answer one another, in order; all of them have the same audience."""

    id: str
    audience: Audience
    letters: tuple[str, ...]


class Report(msgspec.Struct, frozen=True):
    """A letter that one of its readers wants the stewards to read.

    `reason` is a digest, `position` that of the entry by which they asked.
    """

    id: str
    letter: str
    by: str
    reason: str
    position: int = 0


class Letters(msgspec.Struct, frozen=True):
    """All letters of a game.

    `reports` are those that wait for an answer. Who is `silenced` may write no more. `lately` has
    the times of everybody's last letters, in milliseconds. `gone` are the digests of erased words.
    """

    allowed: Map[str, tuple[LetterKind, ...]] = msgspec.field(default_factory=Map)
    written: Map[str, Letter] = msgspec.field(default_factory=Map)
    threads: Map[str, Thread] = msgspec.field(default_factory=Map)
    reports: Map[str, Report] = msgspec.field(default_factory=Map)
    silenced: Map[str, str] = msgspec.field(default_factory=Map)
    lately: Map[str, tuple[int, ...]] = msgspec.field(default_factory=Map)
    gone: tuple[str, ...] = ()

    def kinds(self, period: str) -> tuple[LetterKind, ...]:
        """The kinds of letters that may be written in this kind of period."""
        return self.allowed.get(period, self.allowed.get(OTHERWISE, ()))

    @property
    def ever(self) -> tuple[LetterKind, ...]:
        """The kinds of letters that may be written at some time."""
        every = {kind for kinds in self.allowed.values() for kind in kinds}
        return tuple(sorted(every))

    @property
    def confidential(self) -> bool:
        """Whether there may be private letters: then nobody may count entries before the end."""
        return "private" in self.ever

    def of(self, thread: Thread) -> tuple[Letter, ...]:
        """The letters of a thread, in order."""
        return tuple(self.written[letter] for letter in thread.letters)


class Letterbox(msgspec.Struct, frozen=True):
    """What a reader has noted for themselves; it is no entry, and nobody else learns of it.

    `read` says how many letters of others they have read in each thread; `muted` are the writers
    of whom they want to hear nothing.
    """

    read: dict[str, int] = {}
    muted: tuple[str, ...] = ()
