"""The shape of an entry that was opened: all there is to know of it, as far as its reader may."""

from typing import Any, Literal

from api.model import Model
from api.models import Line


class EntryLink(Model):
    """Another entry in one line: its message, and the sentence; both empty where it is not read."""

    entry: str
    n: int | None = None
    at: int
    period: int
    key: str
    args: dict[str, Any]
    text: str


class Caused(Model):
    """The command that an entry comes from. `act` and `card` are told to who may know them.

    `entries` are the others of the same command that the reader sees.
    """

    command: str
    act: str | None = None
    card: str | None = None
    entries: list[EntryLink]


class Voice(Model):
    """Who proposed an act, agreed to it or declined, in which entry, and when."""

    who: str
    how: Literal["proposed", "agreed", "declined", "withdrawn", "appealed", "upheld", "dismissed"]
    entry: str
    at: int
    reason: str


class Judged(Model):
    """A warning of an entry, its judges, and who of them has dealt with it.

    `by` is empty, and `entry` and `at` are missing, as long as nobody has, as far as is seen.
    """

    question: str
    rule: str
    judges: list[str]
    by: str
    entry: str | None = None
    at: int | None = None
    reason: str


class Correction(Model):
    """A later entry about this one, who made it, and why.

    It was reversed, or contested; or a dispute about it was settled.
    """

    kind: Literal["reversed", "contested", "settled"]
    by: str
    reason: str
    entry: str
    at: int


class Widening(Model):
    """Who else may read an entry since when, and the entry that says so."""

    to: list[str]
    at: int
    entry: str


class Readers(Model):
    """Who may read the words of an entry since it was recorded, and who has come to them since.

    `who` are all who might, for those who see positions; for others themselves alone. It is empty
    where it is for `everybody`. `opened` is when the game was closed, and with it the entry opened.
    """

    everybody: bool
    confidential: bool
    who: list[str]
    widened: list[Widening]
    opened: int | None = None


class EntrySeal(Model):
    """The first published head that an entry is under: its number, size and words, and when.

    For who may count entries. The proof itself is with `GET /games/{game}/seal?entry=`.
    """

    number: int
    size: int
    at: int
    kind: str
    fingerprint: str


class EntryDetails(Model):
    """An entry beside its lines; `type` is its stored name, for who reads its words."""

    game: str
    id: str
    type: str | None = None
    text: str
    caused: Caused | None = None
    voices: list[Voice]
    judged: list[Judged]
    corrections: list[Correction]
    later: list[EntryLink]
    more: bool
    readers: Readers | None = None
    sealed: EntrySeal | None = None


class OpenedEntry(EntryDetails):
    """All there is to know of an entry, as far as its reader may know it.

    `lines` are those of the chronicle. `later` are the first entries that touch the same accounts,
    places or people, as far as both are seen; `more` when there are others.
    """

    lines: list[Line]
