"""Audiences and viewers: which characters see an entry, and the only function that decides this.

An audience is a sorted tuple of character ids, or `EVERYBODY`. The machine computes the audience
when it appends an entry, and stores it with the entry. A viewer who could not see an entry at that
time cannot see it later. The exception is a ledger that is opened after the game.

A *confidential* entry stays closed even after the game, and no steward can count confidential
entries while the game is played. The audience of a confidential entry carries a mark.
"""

from collections.abc import Iterable
from dataclasses import dataclass

Audience = tuple[str, ...]

EVERYBODY: Audience = ("*",)

CONFIDENTIAL_MARK = "!"
"""The mark in a confidential audience. No character has this id."""

AUDIENCE_MARKS = frozenset({*EVERYBODY, CONFIDENTIAL_MARK})
"""The members of an audience that are not characters."""


def only(*groups: str | Iterable[str]) -> Audience:
    """Return the audience of these characters, each given by id or as a group of ids."""
    members: set[str] = set()
    for group in groups:
        if isinstance(group, str):
            members.add(group)
        else:
            members.update(group)
    return EVERYBODY if "*" in members else tuple(sorted(members))


def confidential(*groups: str | Iterable[str]) -> Audience:
    """Return an audience of these characters alone, which closing does not open."""
    return only(CONFIDENTIAL_MARK, *groups)


def is_confidential(audience: Audience) -> bool:
    """Return whether this audience stays closed to all other viewers even after the game."""
    return CONFIDENTIAL_MARK in audience


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person who looks at a game, with the characters whose cards they hold.

    A viewer without characters is the room: a spectator or the projector.
    """

    characters: frozenset[str] = frozenset()
    is_staff: bool = False
    """Whether the viewer is a steward."""
    sees_opened_ledger: bool = False
    """Whether the game is closed, so that its ledger is open."""

    @property
    def sees_positions(self) -> bool:
        """Return whether the viewer may see the positions of entries.

        Before closing only the staff see them, because gaps would reveal hidden entries.
        """
        return self.is_staff or self.sees_opened_ledger


ROOM_VIEWER = Viewer()


def sees(audience: Audience, viewer: Viewer) -> bool:
    """Return whether the viewer belongs to the audience. No other function decides this."""
    if audience == EVERYBODY or (viewer.sees_opened_ledger and CONFIDENTIAL_MARK not in audience):
        return True
    return not viewer.characters.isdisjoint(audience)


def reads(audience: Audience, viewer: Viewer) -> bool:
    """Return whether the viewer may read the free words in an entry with this audience.

    Closing the game opens the ledger, but not the free words. Viewers who could not read these
    words before still cannot read them.
    """
    is_staff = viewer.is_staff and CONFIDENTIAL_MARK not in audience
    return is_staff or sees(audience, Viewer(viewer.characters))


def is_existence_hidden(audience: Audience, viewer: Viewer) -> bool:
    """Return whether the viewer may not even know that an entry with this audience exists."""
    return CONFIDENTIAL_MARK in audience and viewer.characters.isdisjoint(audience)
