"""The shape of a story: one character's evening, as its reader may know it."""

from typing import Any

from api.line_models import Line
from api.model import MessageArgs, MessageKey, Model
from api.reading.models import Stretch


class StoryDetail(Model):
    """A further sentence on what an entry brought the character."""

    entry: str
    """The entry's id."""
    key: MessageKey
    args: MessageArgs


class StoryPeriod(Model):
    """One period of a story: what happened, and what the character was and had when it ended."""

    period: Stretch
    """The period."""
    lines: list[Line]
    """The lines, oldest first."""
    details: list[StoryDetail]
    """What entries that are about everybody brought this character, in the order of the lines."""
    person: dict[str, Any] | None = None
    """Their slice `person/<id>` at its end; left out where they are not known yet."""
    holds: dict[str, int]
    """What they held at its end, in units of each asset, as far as it is seen."""
    changes: dict[str, int]
    """How much more or less that was than at the end of the period before, in units of each
    asset."""


class Dealing(Model):
    """How often a character stands in one entry with another, and what each gave the other."""

    character: str
    """The other character."""
    times: int
    """Number of entries in which both stand."""
    gave: dict[str, int]
    """What this character gave the other, in units of each asset."""
    got: dict[str, int]
    """What this character got from the other, in units of each asset."""


class CharacterStory(Model):
    """What a character did and what was done to them, in order."""

    game: str
    """The game's id."""
    character: str
    """The character."""
    periods: list[StoryPeriod]
    """The periods of the story."""
    dealings: list[Dealing]
    """The characters they had to do with, most entries first."""
    kept: list[str]
    """The ids of the entries whose words they could not read when they were made."""
    worth: int | None = None
    """What their goods are worth now, in denarii or the game's own points, for readers of
    standings."""
