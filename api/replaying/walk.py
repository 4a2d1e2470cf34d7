"""The walk through a game: the changes of each act to the view, for all viewers.

Acts are walked in stretches. A slice is not rendered again while its source is the same object. A
walked stretch is cached, so the next viewer's replay only has to select its part.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from api.game.slices import Render, RenderedSlice, Slices, WordlessSlice
from ledger.record.audience import Audience
from ledger.record.state import State

STRETCH_LENGTH = 64
"""Number of acts in a stretch."""

MOST_KEPT = 32 * 2**20
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

    before: Mapping[str, SliceInTime]
    ends: tuple[int, ...]
    """The positions at which the acts end."""
    changes: tuple[Changes, ...]

    @property
    def size(self) -> int:
        """Number of bytes in the changes of the stretch."""
        pieces = (piece for change in self.changes for piece in change.values() if piece)
        return sum(len(piece.data) + sum(map(len, piece.wordless or ())) for piece in pieces)

    def after(self, act: int) -> dict[str, SliceInTime]:
        """Return all slices as they were after one of the stretch's acts.

        Acts are counted from 0.
        """
        pieces = dict(self.before)
        for change in self.changes[: act + 1]:
            pieces = _apply_change(pieces, change)
        return pieces


def _apply_change(pieces: dict[str, SliceInTime], change: Changes) -> dict[str, SliceInTime]:
    for key, piece in change.items():
        if piece is None:
            pieces.pop(key, None)
        else:
            pieces[key] = piece
    return pieces


class _Walker:
    """Walks on from a state, and remembers every slice there."""

    def __init__(self, render: Render, state: State[Any]) -> None:
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
        return {key: _slice_in_time(change.after) for key, change in self._slices.changes().items()}


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

    render: Render
    past: Callable[[int], State[Any]]
    """Returns the state right after a position."""
    onward: Callable[[State[Any], Sequence[int]], Iterator[State[Any]]]
    """Yields the states at later positions, from an earlier state on."""
    _kept: OrderedDict[int, Stretch] = field(default_factory=OrderedDict)
    _walker: _Walker | None = None
    _size: int = 0

    @property
    def kept(self) -> tuple[Stretch, ...]:
        """The cached stretches, the least recently used first."""
        return tuple(self._kept.values())

    def forget(self) -> None:
        """Drop all cached stretches."""
        self._kept.clear()
        self._walker, self._size = None, 0

    def stretch(self, number: int, end: int, ends: tuple[int, ...]) -> Stretch:
        """Return the stretch of this number: after position `end`, up to these ends of acts."""
        known_stretch = self._kept.get(number)
        if known_stretch is None or known_stretch.ends[: len(ends)] != ends:
            known_stretch = self._walk_stretch(known_stretch, end, ends)
            self._cache_stretch(number, known_stretch)
        self._kept.move_to_end(number)
        return known_stretch

    def _walk_stretch(self, stretch: Stretch | None, end: int, ends: tuple[int, ...]) -> Stretch:
        """Return a stretch; continue a cached one if its beginning is unchanged."""
        walker = self._walker
        done = (
            stretch.ends
            if stretch is not None and ends[: len(stretch.ends)] == stretch.ends
            else ()
        )
        start = done[-1] if done else end
        if walker is None or walker.state.log.position != start:
            done, start = (), end
            walker = self._walker = _Walker(self.render, self.past(end))
        stretch = stretch if done else None
        first = stretch.before if stretch is not None else walker.pieces
        states = self.onward(walker.state, ends[len(done) :])
        changes = tuple(walker.walk(states))
        return Stretch(first, ends, (*(stretch.changes if stretch is not None else ()), *changes))

    def _cache_stretch(self, number: int, stretch: Stretch) -> None:
        old_stretch = self._kept.pop(number, None)
        self._kept[number] = stretch
        self._size += stretch.size - (old_stretch.size if old_stretch is not None else 0)
        while self._size > MOST_KEPT and len(self._kept) > 1:
            _number, oldest = self._kept.popitem(last=False)
            self._size -= oldest.size
