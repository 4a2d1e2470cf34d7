"""The screens of other characters in a replay, which a viewer may see once the game is closed.

During the game no player may see the screens of others, so these functions return nothing then.
"""

from collections.abc import Mapping

from ledger.record.audience import AUDIENCE_MARKS, EVERYBODY, Audience, Viewer, is_confidential
from ledger.record.entry import Entry
from ledger.record.state import Kernel, played_characters
from projections.chronicle import characters_seeing_more
from projections.moments import Moment, Moments


def characters_with_public_screens(kernel_state: Kernel) -> list[str]:
    """Return the characters whose screens everybody may see, once the game is closed."""
    return sorted(played_characters(kernel_state.cards))


def known_audience(audience: Audience, viewer: Viewer) -> Audience:
    """Return the part of an audience that this viewer may know.

    Of a confidential audience the viewer learns only about their own characters.
    """
    if not viewer.sees_opened_ledger:
        return ()
    if is_confidential(audience):
        return tuple(character for character in audience if character in viewer.characters)
    return tuple(character for character in audience if character not in AUDIENCE_MARKS)


def known_readers(moments: Moments, moment: Moment) -> Mapping[str, Audience]:
    """Return the readers of each entry of a moment, as far as a viewer may know after closing.

    Entries that everybody read have the characters who saw more of them than the public.
    """
    entries = [moments.log.entries[position] for position in moment.positions]
    return {
        entry.id: readers for entry in entries if (readers := _entry_readers(entry, moments.viewer))
    }


def _entry_readers(entry: Entry, viewer: Viewer) -> Audience:
    if entry.audience != EVERYBODY:
        return known_audience(entry.audience, viewer)
    return tuple(sorted(characters_seeing_more(entry)))
