"""The shape of a line of the chronicle, and of its parts."""

from typing import Literal

from pydantic import Field

from api.base.model import MessageArgs, MessageKey, Model, SeenPosition


class Leg(Model):
    """A posting as far as it is seen: an end that one may not see is left out."""

    asset: str
    """The asset that moved."""
    amount: int
    """How much of it moved, in units of the asset (money in denarii)."""
    from_: str | None = Field(default=None, alias="from")
    """The character whose account gave it."""
    to: str | None = None
    """The character whose account received it."""


class Moved(Model):
    """A piece that came to a place."""

    piece: str
    """The piece that came: a character, or a unit of the board."""
    place: str
    """The place it came to; empty when it left the board."""
    seat: str
    """The place within the place, in the game's words; empty where there is none."""


class Roll(Model):
    """A die that was rolled, under its name."""

    name: str
    """The name of the roll, which no other roll of the game has."""
    sides: int
    """Number of sides of the die."""
    value: int
    """The number it showed, from 1 to its sides."""
    source: Literal["server", "table"]
    """How it was rolled.

    * `server`: The server drew it.
    * `table`: Somebody rolled it on the table and typed it in.
    """
    contribution: str
    """The chance that a phone or program added: 32 hex digits, or empty."""
    witness: str
    """The character who vouched for a die on the table; empty for the server's."""
    origin: Literal["phone", "client", "alone", ""]
    """The sender that added the signed contribution.

    * `phone`: A phone that holds the card.
    * `client`: A program that claimed the card.
    * `alone`: A steward's phone, where no player signed.
    * `""`: Nobody added any.
    """


class By(Model):
    """For whom an act was done, and who recorded it for them."""

    as_: str = Field(alias="as")
    """The character who acted."""
    recorder: str
    """The character who recorded it for them; empty where they did it themselves."""
    stands_in_for: str | None = None
    """The character for whom the recorder stands in; left out for nobody."""
    happened_at: int | None = None
    """When it happened, in milliseconds since 1970; only where a steward entered it by hand."""


class RecordedWarning(Model):
    """A warning recorded with an act."""

    rule: str
    """The ID of the rule that warned."""
    key: MessageKey
    args: MessageArgs


class Ruling(Model):
    """A steward's word on an act: which rules were waived, and why."""

    by: str
    """The steward who ruled."""
    waived: list[str]
    """The IDs of the rules that were waived."""
    reason: str
    """Why, in the steward's words."""


class Tidings(Model):
    """News of an entry for some characters, shown once on the whole screen of their phones.

    The arguments of the line fill the messages `tidings-<word>` and `tidings-<word>-about`.
    """

    word: str
    """The part of the messages' keys that names what happened."""
    tone: Literal["dread", "call", "joy"]
    """How the phone says it.

    * `dread`: As something bad.
    * `call`: As something to be done.
    * `joy`: As something good.
    """
    who: list[str]
    """The characters whom it concerns."""
    acts: list[str]
    """The acts that those characters may answer with."""
    until: Literal["", "period", "window"]
    """How long they may answer.

    * `""`: At any time.
    * `period`: As long as the period runs.
    * `window`: Until the window is over in which they owe something.
    """
    mortal: bool | None = None
    """True if it is about the character's own death. Phones show it before other news."""
    ended_by: dict[str, list[str]] | None = None
    """The later lines that make it out of date, by their keys.

    Each key has arguments of the line. The news ends for a character whom one of them names.
    """


class Line(Model):
    """One line of the chronicle as its reader sees it.

    A line is public, or the reader's own. An own line stands alone, or supplements a public one.
    """

    id: str
    """The entry's id."""
    c: str
    """The line's number: `p17` among the public lines, `q3` among the reader's own."""
    at: int
    """When the entry was recorded, in milliseconds since 1970."""
    period: int
    """The number of the period in which it was recorded."""
    after: int | None = None
    """For an own line: the number of public lines that stand before it."""
    on: str | None = None
    """For a supplement: the number (`p17`) of the public line that it belongs to."""
    n: SeenPosition = None
    """The entry's position in the ledger, from 1, for readers who see positions."""
    key: MessageKey
    args: MessageArgs
    """The values for the gaps of the message. A value may be a message itself (`{key, args}`), at
    any depth. Such a one is `said`, beside `told`, in lines about an entry that was taken back or
    denied."""
    words: bool
    """Whether the line has a sentence, or only shows what moved."""
    legs: list[Leg]
    """The postings that the reader sees."""
    moved: list[Moved]
    """The pieces that moved."""
    rolls: list[Roll]
    """The dice that were rolled."""
    by: By | None
    """The character who did it; null for nobody."""
    warned: list[RecordedWarning]
    """The warnings recorded with it."""
    ruling: Ruling | None
    """A steward's ruling by which it was let through; null for none."""
    reversed: bool
    """Whether a later entry took it back, as far as the reader sees."""
    reason: str | None = None
    """The reason that was given, in free words."""
    about: str | None = None
    """The id of the entry that this one is about."""
    tidings: list[Tidings] | None = None
    """The news of it for the whole screen of phones."""
    second: str | None = None
    """For a grave act: the steward who confirmed it."""
    alone: bool | None = None
    """For a grave act: true when no other steward confirmed it."""
