"""The cast as stewards see it."""

from collections.abc import Callable
from typing import TypedDict

from ledger.cast import Attendance, CastMember
from ledger.free_text import ERASED


class CastMemberDoc(TypedDict):
    """Who is to play a character, by their real name, and what the organiser notes.

    They are expected, here or absent `since` (milliseconds).
    """

    id: str
    name: str
    note: str
    attendance: Attendance
    since: int


def cast_document(member: CastMember, texts: Callable[[str], str]) -> CastMemberDoc:
    """A member of the cast; what was erased is empty, as if nothing had been noted."""
    name, note = texts(member.name), texts(member.note)
    return {
        "id": member.character,
        "name": "" if name == ERASED else name,
        "note": "" if note == ERASED else note,
        "attendance": member.attendance,
        "since": member.since,
    }
