"""The shapes of what is read from projections, beside those in `api.models.answers`.

A map from names to numbers says how much there is of each asset. What is null is left out as JSON:
whoever may not know positions finds none.
"""

from typing import Any

from api.base.model import Model


class Borrowed(Model):
    """Goods in somebody's hands that belong to another."""

    owner: str
    """The character whose it is."""
    holds: dict[str, int]
    """How much of each asset it is, in units of the asset (money in denarii)."""


class Holding(Model):
    """The goods in a character's hands, as far as they are seen."""

    character: str
    """The character."""
    holds: dict[str, int]
    """How much of each asset they have in hand, in units of the asset (money in denarii)."""
    of: list[Borrowed]
    """The part of it that belongs to others."""


class Holdings(Model):
    """The goods in everybody's hands, as far as they are seen."""

    game: str
    """The game's id."""
    position: int | None = None
    """The position of the last entry that counts, from 1, for askers who see positions."""
    holdings: list[Holding]
    """The characters and what they hold."""


class Piece(Model):
    """A piece at a place."""

    piece: str
    """The piece: a character, or a unit of the board."""
    seat: str
    """The place within the place, in the game's words; empty where there is none."""
    arrived: int | None = None
    """The position of the entry that put it there, for askers who see positions."""


class Place(Model):
    """A place and who is there."""

    place: str
    """The place."""
    pieces: list[Piece]
    """The pieces there, first come first."""


class Places(Model):
    """Every place where somebody is to be seen."""

    game: str
    """The game's id."""
    position: int | None = None
    """The position of the last entry that counts, from 1, for askers who see positions."""
    places: list[Place]
    """The places."""


class Stretch(Model):
    """A period of the calendar."""

    seq: int
    """The period's number, from 1."""
    kind: str
    """The kind of period, such as `season`."""
    key: str
    """The key of the message that names it."""
    year: int | None = None
    """The year it lies in, below 0 for years before Christ."""


class Rank(Model):
    """One line of a table of standings."""

    rank: int
    """The place in the table, from 1; equal worth has an equal place."""
    character: str
    """The character."""
    worth: int
    """The worth of their property, in denarii or the game's own points."""
    owns: dict[str, int] | None = None
    """How much of each asset they own, in units of the asset; told of now only."""


class Table(Model):
    """A table of standings."""

    period: Stretch
    """The period that it is about."""
    position: int
    """The position of the last entry that counts, from 1."""
    ranks: list[Rank]
    """The lines, highest worth first."""


class Standings(Model):
    """The tables of wealth now and at the end of each period, at the prices of this moment."""

    game: str
    """The game's id."""
    now: Table
    """The table of this moment."""
    ends: list[Table]
    """The tables at the end of each period, oldest first."""


class Matter(Model):
    """An entry worth an auditor's look."""

    position: int
    """The entry's position, from 1."""
    entry: str
    """The entry's id."""
    at: int
    """When it was recorded, in milliseconds since 1970."""
    period: int
    """The number of the period in which it was recorded."""
    key: str
    """The key of its message."""
    kinds: list[str]
    """Why it is worth a look, such as `reversed`, `overruled`, `warned`, `late` or `unjudged`."""
    by: str
    """The character who answers for it; empty for nobody."""
    rules: list[str]
    """The IDs of the rules that it is about."""
    about: str
    """The id of the entry or the question that it is about; empty for none."""
    late: int
    """How late it came after the time of its period, in milliseconds."""
    args: dict[str, Any]
    """The values for the gaps of the message; none for askers who may not read it."""
    text: str
    """The sentence; empty for askers who may not read it."""
    reason: str
    """The reason that was given; empty for askers who may not read it."""


class Waiting(Model):
    """A question or an appeal that nobody has answered."""

    question: str
    """The id of the question or the appeal."""
    position: int
    """The position of the entry that raised it, from 1."""


class Flow(Model):
    """How much of an asset came into play and left it through one kind of entry."""

    asset: str
    """The asset."""
    key: str
    """The key of that kind's message."""
    came: int
    """How much came into play, in units of the asset."""
    left: int
    """How much left play, in units of the asset."""


class Count(Model):
    """How many matters there are of a kind."""

    kind: str
    """The kind."""
    count: int
    """Number of matters."""


class Rolls(Model):
    """How many dice were rolled."""

    server: int
    """Number of dice that the server drew."""
    table: int
    """Number of dice that were rolled on the table and typed in."""


class Audit(Model):
    """The parts of the audit."""

    game: str
    """The game's id."""
    position: int
    """The position of the last entry that counts, from 1."""
    balanced: bool
    """Whether all accounts of each asset sum to 0."""
    counts: list[Count]
    """How many matters there are of each kind."""
    waiting: list[Waiting]
    """The questions that nobody has answered."""
    flows: list[Flow]
    """The goods that came into play, and those that left it."""
    rolls: Rolls
    """How many dice were rolled."""
    matters: list[Matter]
    """The matters of this page."""
    more: bool
    """Whether there are others after them."""
