"""Whose screens a viewer may see in a replay, and who saw what: told once the game is closed.

While it goes on, nobody may see what others saw, so nobody is told anything here.
"""

from collections.abc import Mapping

from ledger.record.audience import EVERYBODY, MARKS, Audience, Viewer, is_confidential
from ledger.record.entry import Entry
from ledger.record.state import Kernel, played
from projections.chronicle import named
from projections.moments import Moment, Moments


def whose_screens(kernel: Kernel) -> list[str]:
    """The characters whose screens everybody may see, once the game is closed."""
    return sorted(played(kernel.cards))


def told_audience(audience: Audience, viewer: Viewer) -> Audience:
    """Who saw what has this audience, as this viewer is told.

    What is confidential is on nobody else's screens: who else shares it is not told.
    """
    if not viewer.opened:
        return ()
    if is_confidential(audience):
        return tuple(who for who in audience if who in viewer.characters)
    return tuple(who for who in audience if who not in MARKS)


def readers(found: Moments, moment: Moment) -> Mapping[str, Audience]:
    """Who read what of a moment not everybody read, by the entry; for a viewer after closing.

    Of an entry whose words everybody read, these are the ones who saw more of it than that.
    """
    entries = [found.log.entries[position] for position in moment.positions]
    return {one.id: read for one in entries if (read := _read(one, found.viewer))}


def _read(entry: Entry, viewer: Viewer) -> Audience:
    if entry.audience != EVERYBODY:
        return told_audience(entry.audience, viewer)
    return tuple(sorted(named(entry)))
