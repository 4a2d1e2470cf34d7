"""The cast as stewards see it."""

from collections.abc import Callable
from typing import TypedDict

from ledger.language.free_text import ERASED_TEXT
from ledger.record.cast import Attendance, CastMember


class CastMemberDoc(TypedDict):
    """The person who is to play a character, as stewards see it."""

    id: str
    """The character."""
    name: str
    """The person's real name; empty where none is noted."""
    note: str
    """The organiser's note; empty for none."""
    attendance: Attendance
    """Whether the person has come.

    * `expected`: They are expected.
    * `here`: They have come.
    * `absent`: They do not come.
    """
    since: int
    """Since when that is so, in milliseconds since 1970."""


def cast_member_document(member: CastMember, text_of: Callable[[str], str]) -> CastMemberDoc:
    """Return a member of the cast as a document. Erased and missing words are empty strings."""
    name, note = text_of(member.name), text_of(member.note)
    return {
        "id": member.character,
        "name": "" if name == ERASED_TEXT else name,
        "note": "" if note == ERASED_TEXT else note,
        "attendance": member.attendance,
        "since": member.since,
    }
