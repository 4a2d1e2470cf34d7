"""Who is to play a character, whether they have come, and who asks to come in."""

from typing import Literal

import msgspec

Attendance = Literal["expected", "here", "absent"]
"""Whether who is to play a character has come."""


class CastMember(msgspec.Struct, frozen=True):
    """Who is to play a character: the digests of their real name and of a note, "" for none.

    They are expected, here or absent `since` (milliseconds).
    """

    character: str
    name: str = ""
    note: str = ""
    attendance: Attendance = "expected"
    since: int = 0


class Knock(msgspec.Struct, frozen=True):
    """Somebody without a card who asks to come in, since `at` (milliseconds).

    `name` is the digest of what they are called, `position` that of the entry of their knock.
    """

    id: str
    name: str
    at: int
    position: int = 0
