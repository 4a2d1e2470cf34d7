"""The shapes of a replay: an index of moments, and chunks of them with what changed."""

from typing import Any

from api.model import Model
from api.models import Line


class ReplayMoments(Model):
    """The moments in order, as columns.

    `id` and `at` (milliseconds) are those of its last entry that I see; `period` is the number of
    the period that is open once it is over; `lines` counts the entries of which I see something.
    """

    id: list[str]
    at: list[int]
    period: list[int]
    lines: list[int]


class ReplayGreat(Model):
    """A great moment: which moment it is, its kind (the message `great-<kind>`), and the entry."""

    moment: int
    kind: str
    entry: str


class ReplayPeriod(Model):
    """A period of the calendar, and its first moment."""

    seq: int
    kind: str
    key: str
    year: int | None
    moment: int


class ReplayIndex(Model):
    """The moments of a game as I see them: each is one act, with all that fell due with it.

    `chunks` are the first moments of the chunks in which they come, `at` is the moment that holds
    the entry that was asked for: null if I see none of this id. Once the game is closed,
    `whose` are the characters whose screens I may see.
    """

    cursor: str
    me: list[str]
    staff: bool
    moments: ReplayMoments
    great: list[ReplayGreat]
    periods: list[ReplayPeriod]
    chunks: list[int]
    at: int | None
    whose: list[str] | None = None


class ReplayMoment(Model):
    """The lines of a moment, and the slices that are other than at the moment before it.

    Null stands for a slice that is gone; `private` are those of the others that are not public.
    The first moment of a chunk has lines alone. After closing, `audiences` are those who saw each
    of the private ones, and `readers` who read the own line of an entry, by the entry's id.
    """

    lines: list[Line]
    slices: dict[str, Any]
    private: list[str]
    audiences: list[list[str]] | None = None
    readers: dict[str, list[str]] | None = None


class ReplayChunk(Model):
    """Some moments in a row: the view right after the `first` of them, and what changed then.

    After closing, `audiences` are those who saw each of the private slices.
    """

    first: int
    slices: dict[str, Any]
    private: list[str]
    audiences: list[list[str]] | None = None
    moments: list[ReplayMoment]
