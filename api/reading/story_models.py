"""The shape of a story: one character's evening, as its reader may know it."""

from typing import Any

from api.model import Model
from api.models import Line
from api.reading.models import Stretch


class StoryPeriod(Model):
    """One period of a story: what happened, and what the character was and had when it ended.

    `person` is their slice `person/<id>` at its end, missing where they are not known yet; `holds`
    is what they held, in units of each asset, as far as it is seen; `changes` how much more or less
    than at the end of the period before.
    """

    period: Stretch
    lines: list[Line]
    person: dict[str, Any] | None = None
    holds: dict[str, int]
    changes: dict[str, int]


class Dealing(Model):
    """How often a character stands in one entry with another, and what each gave the other."""

    character: str
    times: int
    gave: dict[str, int]
    got: dict[str, int]


class CharacterStory(Model):
    """What a character did and what was done to them, in order.

    `kept` are the ids of the entries whose words they could not read when they were made. `worth`
    is that of their goods now, for readers who see standings.
    """

    game: str
    character: str
    periods: list[StoryPeriod]
    dealings: list[Dealing]
    kept: list[str]
    worth: int | None = None
