"""One event of the stream, sorted only once by its audiences.

A viewer's part is found with one look-up. So the time for a full hall grows with the number of
changes, not with changes times phones.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from api.game.slices import Change, RenderedSlice
from ledger.record.audience import (
    AUDIENCE_MARKS,
    EVERYBODY,
    ROOM_VIEWER,
    Audience,
    Viewer,
    is_existence_hidden,
    sees,
)
from ledger.record.log import Log
from projections.chronicle import characters_seeing_more

T = TypeVar("T", int, str)


class Delta:
    """New entries and changed slices. `who` holds the characters who see more than the public."""

    def __init__(self, log: Log, positions: range, changes: Mapping[str, Change]) -> None:
        self._log = log
        self._positions = positions
        self._changes = changes
        self._positions_by_character: dict[str, list[int]] = {}
        self._keys_by_character: dict[str, list[str]] = {}
        for position in positions:
            for character in characters_seeing_more(log.entries[position]):
                self._positions_by_character.setdefault(character, []).append(position)
        for slice_key, change in changes.items():
            for character in _characters_with_private_part(change):
                self._keys_by_character.setdefault(character, []).append(slice_key)
        self.who = self._positions_by_character.keys() | self._keys_by_character.keys()

    @property
    def public_changes(self) -> dict[str, bytes]:
        """The changed slices that everybody sees; `null` for a removed slice."""
        return dict(
            _visible_changes(
                self._changes.items(), ROOM_VIEWER, lambda audience: audience == EVERYBODY
            )
        )

    def private_positions(self, viewer: Viewer) -> Sequence[int]:
        """Return the positions of the entries of which this viewer sees more than the public."""
        if not viewer.sees_positions:
            return _seen_by(self._positions_by_character, viewer)
        entries = self._log.entries
        return [
            position
            for position in self._positions
            if not is_existence_hidden(entries[position].audience, viewer)
        ]

    def slices(self, viewer: Viewer) -> dict[str, bytes]:
        """Return the changed slices that this viewer sees and the public not; `null` if removed."""
        keys = (
            list(self._changes)
            if viewer.sees_opened_ledger
            else _seen_by(self._keys_by_character, viewer)
        )
        if not keys:
            return {}
        own_changes = ((slice_key, self._changes[slice_key]) for slice_key in keys)
        return dict(
            _visible_changes(
                own_changes,
                viewer,
                lambda audience: audience != EVERYBODY and sees(audience, viewer),
            )
        )


def _characters_with_private_part(change: Change) -> set[str]:
    seen_keys = set[str]()
    return (
        seen_keys.union(
            *(rendered_slice.audience for rendered_slice in change if rendered_slice is not None)
        )
        - AUDIENCE_MARKS
    )


def _seen_by(table: Mapping[str, list[T]], viewer: Viewer) -> list[T]:
    tables = [table[character] for character in viewer.characters if character in table]
    return (
        tables[0]
        if len(tables) == 1
        else sorted({slice_key for table in tables for slice_key in table})
    )


def _visible_changes(
    changes: Iterable[tuple[str, Change]], viewer: Viewer, may_see: Callable[[Audience], bool]
) -> Iterator[tuple[str, bytes]]:
    """Yield the slices whose audience fits before or after the change; `null` for a removed one."""

    def visible(rendered_slice: RenderedSlice | None) -> bool:
        return rendered_slice is not None and may_see(rendered_slice.audience)

    for slice_key, (old_slice, new_slice) in changes:
        if new_slice is not None and visible(new_slice):
            yield slice_key, new_slice.rendered_for(viewer)
        elif visible(old_slice):
            yield slice_key, b"null"
