"""The shapes of a replay: an index of moments, and chunks of moments with their changes."""

from typing import Any

from api.base.model import Model
from api.models.lines import Line


class ReplayMoments(Model):
    """The moments in order, as columns."""

    id: list[str]
    """The id of each moment's last entry that I see."""
    at: list[int]
    """When that entry was recorded, in milliseconds since 1970."""
    period: list[int]
    """The number of the period that is open once the moment is over."""
    lines: list[int]
    """Number of entries of the moment of which I see a line."""


class ReplayGreat(Model):
    """A great moment."""

    moment: int
    """The number of the moment, from 0."""
    kind: str
    """The kind of greatness; the message `great-<kind>` names it."""
    entry: str
    """The id of the entry that is great."""


class ReplayPeriod(Model):
    """A period of the calendar."""

    seq: int
    """The period's number, from 1."""
    kind: str
    """The kind of period, such as `season`."""
    key: str
    """The key of the message that names it."""
    year: int | None
    """The year it lies in, below 0 for years before Christ; null for none."""
    moment: int
    """The number of its first moment, from 0."""


class ReplayIndex(Model):
    """The moments of a game as I see them: each is one act, with all that fell due with it."""

    cursor: str
    """My cursor: how far the index has read."""
    me: list[str]
    """The characters whose cards I hold."""
    staff: bool
    """Whether one of them is a steward."""
    moments: ReplayMoments
    """The moments, as columns."""
    great: list[ReplayGreat]
    """The great moments."""
    periods: list[ReplayPeriod]
    """The periods."""
    chunks: list[int]
    """The number of the first moment of each chunk."""
    at: int | None
    """The number of the moment that holds the entry that was asked for; null if I see none of
    it."""
    whose: list[str] | None = None
    """Once the game is closed: the characters whose screens I may see."""


class ReplayMoment(Model):
    """The lines of a moment, and the slices that are other than at the moment before it.

    The first moment of a chunk has lines alone.
    """

    lines: list[Line]
    """The lines, oldest first."""
    slices: dict[str, Any]
    """The slices that have changed, by key; null for one that is gone."""
    private: list[str]
    """The keys of those that are not public."""
    audiences: list[list[str]] | None = None
    """After closing: the characters who saw each of the private slices, in their order."""
    readers: dict[str, list[str]] | None = None
    """After closing: the characters who read the own line of an entry, by the entry's id."""


class ReplayChunk(Model):
    """Some moments in a row: the view right after the first of them, and what changed then."""

    first: int
    """The number of the first moment, from 0."""
    slices: dict[str, Any]
    """The slices right after the first moment, by key."""
    private: list[str]
    """The keys of those that are not public."""
    audiences: list[list[str]] | None = None
    """After closing: the characters who saw each of the private slices, in their order."""
    moments: list[ReplayMoment]
    """The moments."""
