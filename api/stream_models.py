"""What each event of a game's stream says: for its description, and for tests."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from api.model import Model
from api.models import Line, ViewWithoutLines


class Opening(ViewWithoutLines):
    """The first event of a stream: a view whose lines are the last ones, or the `tail` since then.

    Whoever resumes gets a `tail`, whoever begins gets `entries`.
    """

    entries: list[Line] | None = None
    tail: list[Line] | None = None


class DeltaPart(Model):
    """Slices that have changed, `null` for one that is gone, and new lines."""

    slices: dict[str, Any]
    entries: list[Line]


class Delta(Model):
    """What is new: to everybody in `pub`, to this viewer in `own`.

    `p` and `q` are the numbers of the last public line and of the viewer's own last line.
    """

    now: int
    p: int
    pub: DeltaPart | None = None
    q: int | None = None
    own: DeltaPart | None = None


class HeadSigned(Model):
    """The digest (hex) of a head that was just signed."""

    digest: str


class Ping(Model):
    """The server's time in milliseconds: the stream is alive."""

    now: int


class CardMoved(Model):
    """A card of mine that went to another phone."""

    card: str
    character: str


class SessionClosed(Model):
    """This session was left: the last event of its stream, which says nothing more."""


EVENTS: Mapping[str, type[BaseModel]] = {
    "view": Opening,
    "reset": Opening,
    "entries": Delta,
    "head": HeadSigned,
    "ping": Ping,
    "moved": CardMoved,
    "closed-session": SessionClosed,
}
"""The model of each event by its name."""
