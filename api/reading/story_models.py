"""The shape of a story: one character's evening, as its reader may know it."""

from typing import Any

from api.model import Model
from api.models import Line
from api.reading.models import Stretch


class StoryDetail(Model):
    """A further sentence on what an entry brought the character: its message, and what fills it."""

    entry: str
    key: str
    args: dict[str, Any]


class StoryPeriod(Model):
    """One period of a story: what happened, and what the character was and had when it ended.

    `person` is their slice `person/<id>` at its end, missing where they are not known yet; `holds`
    is what they held, in units of each asset, as far as it is seen; `changes` how much more or less
    than at the end of the period before. `details` say, in the order of the lines, what entries
    that are about everybody brought this character, such as what became of their own orders.
    """

    period: Stretch
    lines: list[Line]
    details: list[StoryDetail]
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
