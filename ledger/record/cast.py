"""The cast, which tells the person for each character, and the knocks of newcomers."""

from typing import Literal

import msgspec

Attendance = Literal["expected", "here", "absent"]
"""Whether the person who is to play a character has come."""


class CastMember(msgspec.Struct, frozen=True):
    """The person who is to play a character."""

    character: str
    name: str = ""
    """The digest of the person's real name; "" for none."""
    note: str = ""
    """The digest of a note about the person; "" for none."""
    attendance: Attendance = "expected"
    since: int = 0
    """The time of the last change of `attendance`, in milliseconds since the epoch."""


class Knock(msgspec.Struct, frozen=True):
    """The request of a person without a card to come in."""

    id: str
    name: str
    """The digest of the person's name."""
    at: int
    """The time of the request, in milliseconds since the epoch."""
    position: int = 0
    """The position of the entry that recorded the request."""
