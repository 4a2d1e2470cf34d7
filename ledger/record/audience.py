"""Audiences and viewers: which characters see what, and the one function that decides it.

An audience is a sorted tuple of character ids, or `EVERYBODY`. It is worked out when an entry is
appended, and stored with it: whoever could not see an entry then cannot see it later, unless the
ledger is opened after the game. What is *confidential* is not opened even then, and no steward can
count it while the game is played: its audience carries a mark.
"""

from collections.abc import Iterable
from dataclasses import dataclass

Audience = tuple[str, ...]

EVERYBODY: Audience = ("*",)

CONFIDENTIAL = "!"
"""The mark in the audience of what is confidential. No character is called so."""

MARKS = frozenset({*EVERYBODY, CONFIDENTIAL})
"""What stands in audiences beside characters."""


def only(*groups: str | Iterable[str]) -> Audience:
    """The audience of these characters, each given by id or as a group of ids."""
    members: set[str] = set()
    for group in groups:
        if isinstance(group, str):
            members.add(group)
        else:
            members.update(group)
    return EVERYBODY if "*" in members else tuple(sorted(members))


def confidential(*groups: str | Iterable[str]) -> Audience:
    """The audience of these characters alone, for good."""
    return only(CONFIDENTIAL, *groups)


def is_confidential(audience: Audience) -> bool:
    """Whether what has this audience stays closed to all others after the game as well."""
    return CONFIDENTIAL in audience


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks: the characters whose cards they hold.

    `staff` is true for a steward, `opened` after the game was closed and its ledger opened.
    A viewer without characters is the room: a spectator or the projector.
    """

    characters: frozenset[str] = frozenset()
    staff: bool = False
    opened: bool = False

    @property
    def sees_positions(self) -> bool:
        """Only the staff see positions before closing: gaps would reveal hidden entries."""
        return self.staff or self.opened


ROOM = Viewer()


def sees(audience: Audience, viewer: Viewer) -> bool:
    """Whether this viewer belongs to this audience. The only place where that is decided."""
    if audience == EVERYBODY or (viewer.opened and CONFIDENTIAL not in audience):
        return True
    return not viewer.characters.isdisjoint(audience)


def reads(audience: Audience, viewer: Viewer) -> bool:
    """Whether this viewer may read the free words of what has this audience.

    Closing opens the ledger but not the free words: who could not read them before still cannot.
    """
    staff = viewer.staff and CONFIDENTIAL not in audience
    return staff or sees(audience, Viewer(viewer.characters))


def is_hidden(audience: Audience, viewer: Viewer) -> bool:
    """Whether this viewer may not even know that there is something with this audience."""
    return CONFIDENTIAL in audience and viewer.characters.isdisjoint(audience)
