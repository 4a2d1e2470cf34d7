"""The walk through a game: the changes of each act to the view, for all viewers.

Acts are walked in stretches. A slice is not rendered again while its source is the same object. A
walked stretch is cached, so the next viewer's replay only has to select its part.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from api.game.slices import RenderedSlice, RenderFunction, Slices, WordlessSlice
from ledger.record.audience import Audience
from ledger.record.state import State

STRETCH_LENGTH = 64
"""Number of acts in a stretch."""

MAX_KEPT_BYTES = 32 * 2**20
"""Maximum number of bytes of cached changes of one game.

A long evening has about 10 MB of changes.
"""


class SliceInTime(NamedTuple):
    """A slice during some time: its audience, and its content in bytes."""

    audience: Audience
    data: bytes
    wordless: WordlessSlice | None
    """The slice without free words; None if it contains no free words."""


Changes = Mapping[str, SliceInTime | None]
"""Changed slices by key; None for a removed one."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some acts in a row: every slice before the first act, and the changes of each act."""

    slices_before: Mapping[str, SliceInTime]
    act_ends: tuple[int, ...]
    """The positions at which the acts end."""
    changes: tuple[Changes, ...]

    @property
    def size(self) -> int:
        """Number of bytes in the changes of the stretch."""
        pieces = (
            slice_in_time
            for change in self.changes
            for slice_in_time in change.values()
            if slice_in_time
        )
        return sum(
            len(slice_in_time.data) + sum(map(len, slice_in_time.wordless or ()))
            for slice_in_time in pieces
        )

    def slices_after(self, act: int) -> dict[str, SliceInTime]:
        """Return all slices as they were after one of the stretch's acts.

        Acts are counted from 0.
        """
        pieces = dict(self.slices_before)
        for change in self.changes[: act + 1]:
            pieces = _apply_change(pieces, change)
        return pieces


def _apply_change(pieces: dict[str, SliceInTime], change: Changes) -> dict[str, SliceInTime]:
    for slice_key, slice_in_time in change.items():
        if slice_in_time is None:
            pieces.pop(slice_key, None)
        else:
            pieces[slice_key] = slice_in_time
    return pieces


class _Walker:
    """Walks on from a state, and remembers every slice there."""

    def __init__(self, render: RenderFunction, state: State[Any]) -> None:
        self._slices = Slices(render)
        self.state = state
        self.pieces: dict[str, SliceInTime] = {}
        if state.log.position:  # before the first entry there is no state to show
            self.pieces = _apply_change({}, self._changes_up_to(state))

    def walk(self, states: Iterator[State[Any]]) -> Iterator[Changes]:
        """Yield the changes up to each of these states."""
        for state in states:
            change = self._changes_up_to(state)
            self.pieces = _apply_change(dict(self.pieces), change)
            self.state = state
            yield change

    def _changes_up_to(self, state: State[Any]) -> Changes:
        self._slices.follow(state)
        return {
            slice_key: _slice_in_time(change.new_slice)
            for slice_key, change in self._slices.changes().items()
        }


def _slice_in_time(rendered_slice: RenderedSlice | None) -> SliceInTime | None:
    return (
        SliceInTime(rendered_slice.audience, rendered_slice.data, rendered_slice.wordless)
        if rendered_slice is not None
        else None
    )


@dataclass(slots=True)
class Walk:
    """All stretches of one game.

    Each stretch is walked on its first request. For one thread only.
    """

    render: RenderFunction
    past: Callable[[int], State[Any]]
    """Returns the state right after a position."""
    onward: Callable[[State[Any], Sequence[int]], Iterator[State[Any]]]
    """Yields the states at later positions, from an earlier state on."""
    _kept: OrderedDict[int, Stretch] = field(default_factory=OrderedDict)
    _walker: _Walker | None = None
    _size: int = 0

    @property
    def cached_stretches(self) -> tuple[Stretch, ...]:
        """The cached stretches, the least recently used first."""
        return tuple(self._kept.values())

    def forget(self) -> None:
        """Drop all cached stretches."""
        self._kept.clear()
        self._walker, self._size = None, 0

    def stretch(self, stretch_number: int, previous_end: int, act_ends: tuple[int, ...]) -> Stretch:
        """Return the stretch of this number: after `previous_end`, up to these ends of acts."""
        known_stretch = self._kept.get(stretch_number)
        if known_stretch is None or known_stretch.act_ends[: len(act_ends)] != act_ends:
            known_stretch = self._walk_stretch(known_stretch, previous_end, act_ends)
            self._cache_stretch(stretch_number, known_stretch)
        self._kept.move_to_end(stretch_number)
        return known_stretch

    def _walk_stretch(
        self, stretch: Stretch | None, previous_end: int, act_ends: tuple[int, ...]
    ) -> Stretch:
        """Return a stretch; continue a cached one if its beginning is unchanged."""
        walker = self._walker
        known_ends = (
            stretch.act_ends
            if stretch is not None and act_ends[: len(stretch.act_ends)] == stretch.act_ends
            else ()
        )
        start_position = known_ends[-1] if known_ends else previous_end
        if walker is None or walker.state.log.position != start_position:
            known_ends, start_position = (), previous_end
            walker = self._walker = _Walker(self.render, self.past(previous_end))
        stretch = stretch if known_ends else None
        slices_at_start = stretch.slices_before if stretch is not None else walker.pieces
        states = self.onward(walker.state, act_ends[len(known_ends) :])
        changes = tuple(walker.walk(states))
        return Stretch(
            slices_at_start, act_ends, (*(stretch.changes if stretch is not None else ()), *changes)
        )

    def _cache_stretch(self, stretch_number: int, stretch: Stretch) -> None:
        old_stretch = self._kept.pop(stretch_number, None)
        self._kept[stretch_number] = stretch
        self._size += stretch.size - (old_stretch.size if old_stretch is not None else 0)
        while self._size > MAX_KEPT_BYTES and len(self._kept) > 1:
            _number, oldest_stretch = self._kept.popitem(last=False)
            self._size -= oldest_stretch.size
