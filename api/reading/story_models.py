"""The shape of a story: one character's evening, as its reader may know it."""

from typing import Any

from api.base.model import MessageArgs, MessageKey, Model
from api.models.lines import Line
from api.reading.models import Stretch


class StoryDetail(Model):
    """A further sentence about an entry, for the character alone."""

    entry: str
    """The entry's id."""
    key: MessageKey
    args: MessageArgs


class StoryPeriod(Model):
    """One period of a story: its lines, and the state of the character when it ended."""

    period: Stretch
    """The period."""
    lines: list[Line]
    """The lines, oldest first."""
    details: list[StoryDetail]
    """The news for this character of entries about everybody, in the order of the lines."""
    person: dict[str, Any] | None = None
    """Their slice `person/<id>` at its end; left out where they are not known yet."""
    holds: dict[str, int]
    """The goods in their hands at its end, in units of each asset, as far as they are seen."""
    changes: dict[str, int]
    """The difference to the end of the period before, in units of each asset."""


class Dealing(Model):
    """The dealings of a character with another: common entries, and gifts on both sides."""

    character: str
    """The other character."""
    times: int
    """Number of entries in which both stand."""
    gave: dict[str, int]
    """The gifts of this character to the other, in units of each asset."""
    got: dict[str, int]
    """The gifts of the other to this character, in units of each asset."""


class CharacterStory(Model):
    """The story of a character: their own acts and those that concern them, in order."""

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
    """The worth of their goods now, in denarii or the game's own points, for readers of
    standings."""
