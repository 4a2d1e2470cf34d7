"""The shape of an evening in figures, as far as its reader may know it."""

from typing import Literal

from api.base.model import MessageArgs, MessageKey, Model


class DealtPair(Model):
    """In how many entries two characters had to do with each other."""

    one: str
    """The one character."""
    other: str
    """The other character."""
    times: int
    """Number of entries in which both stand."""


class GreatMoment(Model):
    """An entry that the game counts among the great moments."""

    kind: str
    """The kind of greatness; the message `great-<kind>` names it."""
    id: str
    """The entry's id."""
    at: int
    """When it was recorded, in milliseconds since 1970."""
    period: int
    """The number of the period in which it was recorded."""
    key: MessageKey
    args: MessageArgs
    reversed: bool
    """Whether a later entry took it back."""


class FairnessTest(Model):
    """Pearson's chi-squared test of goodness of fit: is every face as likely as any other."""

    statistic: float
    """The sum of (observed - expected)^2 / expected over all faces: a plain number."""
    freedom: int
    """Number of degrees of freedom: one fewer than there are faces."""
    p_value: float
    """The probability, from 0 to 1, that fair dice differ at least as much from equal counts."""
    enough: bool
    """Whether each face was to be expected at least five times; otherwise the test says nothing."""


class DiceRolled(Model):
    """How often each face came, of dice of one kind."""

    sides: int
    """Number of sides of the dice."""
    source: Literal["server", "table"]
    """How they were rolled.

    * `server`: The server drew them.
    * `table`: They were rolled on the table and typed in.
    """
    faces: list[int]
    """Number of times each face came, from face 1 on."""
    test: FairnessTest | None = None
    """Whether they were fair."""


class PetitionTime(Model):
    """A petition and how long its answer took."""

    entry: str
    """The id of the entry that proposed it."""
    type: str
    """The act's name."""
    by: str
    """The character who proposed it."""
    at: int
    """When it was proposed, in milliseconds since 1970."""
    seconds: float
    """How long the answer took, in seconds."""
    agreed: bool
    """Whether everybody agreed."""


class BusyMinute(Model):
    """A minute in which much happened."""

    at: int
    """When the minute begins, in milliseconds since 1970."""
    entries: int
    """Number of entries in it."""


class ActCount(Model):
    """How many acts a character did."""

    character: str
    """The character."""
    acts: int
    """Number of acts."""


class HonourGiven(Model):
    """An honour of the evening. Characters with an equal amount share it."""

    name: str
    """The name of the honour; the message `honour-<name>` names it."""
    holders: list[str]
    """The characters who have it."""
    amount: float
    """Their amount: entries, a worth, milliseconds (`ghost`), or a probability (`luckiest`)."""


class Evening(Model):
    """An evening in figures. Confidential entries are counted nowhere."""

    game: str
    """The game's id."""
    began: int | None = None
    """When the first thing was played, in milliseconds since 1970; left out where nothing was."""
    ended: int | None = None
    """When the last thing was played, in milliseconds since 1970; left out where nothing was."""
    people: list[str]
    """The characters who had most to do with others."""
    dealings: list[DealtPair]
    """The pairs among them, most entries first."""
    great: list[GreatMoment]
    """The great moments."""
    dice: list[DiceRolled]
    """The dice that were rolled."""
    petitions: list[PetitionTime]
    """The petitions that were answered."""
    minutes: list[BusyMinute]
    """The minutes with most entries."""
    acts: list[ActCount]
    """How many acts each character did."""
    honours: list[HonourGiven]
    """The honours of the evening; empty before the game is closed."""
