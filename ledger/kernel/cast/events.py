"""The kernel's entries about the cast: who is to play which character, and who has come."""

from ledger.record.cast import Attendance
from ledger.record.entry import Event
from ledger.record.references import Who


class CharacterCast(Event, stored="kernel/character-cast@1"):
    """A person is to play a character; no person if `name` is empty.

    `name` is the digest of the person's real name, and `note` the digest of the organiser's note.
    """

    character: Who
    name: str
    note: str = ""


class CheckedIn(Event, stored="kernel/checked-in@1"):
    """The person who is to play a character has come, or has not."""

    character: Who
    attendance: Attendance
