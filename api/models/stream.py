"""The content of each event of a game's stream, for its description and for tests."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from api.base.model import Model
from api.models.answers import ViewWithoutLines
from api.models.lines import Line


class Opening(ViewWithoutLines):
    """The first event of a stream: a view with lines."""

    entries: list[Line] | None = None
    """The last lines, oldest first, for a stream that begins."""
    tail: list[Line] | None = None
    """The lines since the cursor, oldest first, for a stream that is resumed."""


class DeltaPart(Model):
    """The news for some viewers."""

    slices: dict[str, Any]
    """The slices that have changed, by key; null for one that is gone."""
    entries: list[Line]
    """The lines that are new, oldest first."""


class Delta(Model):
    """The news for everybody, and for this viewer."""

    now: int
    """The server's time, in milliseconds since 1970."""
    p: int
    """The number of the last public line."""
    pub: DeltaPart | None = None
    """The news for everybody."""
    q: int | None = None
    """The number of the viewer's last own line."""
    own: DeltaPart | None = None
    """The news for this viewer."""


class HeadSigned(Model):
    """The digest of a head that was just signed."""

    digest: str
    """The digest (SHA-256, hex) of the head."""


class Ping(Model):
    """The stream is alive."""

    now: int
    """The server's time, in milliseconds since 1970."""


class CardMoved(Model):
    """A card of mine that went to another phone."""

    card: str
    """The card's id."""
    character: str
    """The character that it is for."""


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
