"""The shape of an opened entry: all facts about the entry, as far as its reader may know them."""

from typing import Literal

from api.base.model import MessageArgs, MessageKey, Model, SeenPosition
from api.models.lines import Line


class EntryLink(Model):
    """Another entry in one line."""

    entry: str
    """The entry's id."""
    n: SeenPosition = None
    at: int
    """When it was recorded, in milliseconds since 1970."""
    period: int
    """The number of the period in which it was recorded."""
    key: MessageKey
    args: MessageArgs
    text: str
    """The entry's sentence; empty, like its message, where it is not read."""


class Caused(Model):
    """The command that an entry comes from."""

    command: str
    """The id under which it was sent."""
    act: str | None = None
    """The act's name, for readers who may know it."""
    card: str | None = None
    """The card that it was sent with, for readers who may know it."""
    entries: list[EntryLink]
    """The other entries of the same command that the reader sees."""


class Voice(Model):
    """A word of somebody about an act that others have to agree to."""

    who: str
    """The character who spoke."""
    how: Literal["proposed", "agreed", "declined", "withdrawn", "appealed", "upheld", "dismissed"]
    """Their word.

    * `proposed`: They asked for it.
    * `agreed`: They agreed.
    * `declined`: They said no.
    * `withdrawn`: They took it back.
    * `appealed`: They asked the stewards for it.
    * `upheld`: A steward let it through.
    * `dismissed`: A steward let the refusal stand.
    """
    entry: str
    """The id of the entry that tells it."""
    at: int
    """When it was said, in milliseconds since 1970."""
    reason: str
    """Why, in free words; empty for none."""


class Judged(Model):
    """A warning of an entry, its judges, and who of them has dealt with it."""

    question: str
    """The id of the question in the judges' queue."""
    rule: str
    """The ID of the rule that warned."""
    judges: list[str]
    """The characters who judge it."""
    by: str
    """The judge who dealt with it; empty as long as nobody has, as far as is seen."""
    entry: str | None = None
    """The id of the entry by which it was dealt with."""
    at: int | None = None
    """When it was dealt with, in milliseconds since 1970."""
    reason: str
    """The judge's words; empty for none."""


class Correction(Model):
    """A later entry about this one."""

    kind: Literal["reversed", "contested", "settled"]
    """The fate of this entry.

    * `reversed`: It was taken back.
    * `contested`: Somebody said that it was not so.
    * `settled`: A dispute about it was settled.
    """
    by: str
    """The character who did it."""
    reason: str
    """Why, in free words; empty for none."""
    entry: str
    """The id of the later entry."""
    at: int
    """When that was recorded, in milliseconds since 1970."""


class Widening(Model):
    """Characters who came to read an entry later."""

    to: list[str]
    """The characters."""
    at: int
    """Since when they read it, in milliseconds since 1970."""
    entry: str
    """The id of the entry that laid it open to them."""


class Readers(Model):
    """The readers of an entry's words."""

    everybody: bool
    """Whether everybody may, since it was recorded."""
    confidential: bool
    """Whether it stays with its readers for good: closing does not open it."""
    who: list[str]
    """All characters who may, for askers who see positions; for others themselves alone."""
    widened: list[Widening]
    """The characters who have come to read it since."""
    opened: int | None = None
    """When the game was closed, and the entry opened with it, in milliseconds since 1970."""


class EntrySeal(Model):
    """The first published head that an entry is under, for askers who may count entries.

    The proof itself is with `GET /games/{game}/seal?entry=`.
    """

    number: int
    """The number of the head, from 1."""
    size: int
    """Number of entries under the head."""
    at: int
    """When the head was signed, in milliseconds since 1970."""
    kind: str
    """Why the head was signed: `minute`, or `period` for the end of one."""
    fingerprint: str
    """Eight words that stand for the first 64 bits of the head."""


class EntryDetails(Model):
    """An entry beside its lines."""

    game: str
    """The game's id."""
    id: str
    """The entry's id."""
    type: str | None = None
    """The entry's stored name, for readers of its words."""
    text: str
    """The entry's sentence; empty where it is not read."""
    caused: Caused | None = None
    """The command that it comes from."""
    voices: list[Voice]
    """The words that were said before it happened, in order."""
    judged: list[Judged]
    """Its warnings, and what became of them."""
    corrections: list[Correction]
    """The later entries about it, in order."""
    later: list[EntryLink]
    """The first later entries that touch the same accounts, places or people, as far as both are
    seen."""
    more: bool
    """Whether there are other such entries."""
    readers: Readers | None = None
    """The characters who may read it."""
    sealed: EntrySeal | None = None
    """The first published head that it is under."""


class OpenedEntry(EntryDetails):
    """All there is to know of an entry, as far as its reader may know it."""

    lines: list[Line]
    """The entry's lines in the chronicle."""
