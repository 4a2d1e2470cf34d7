"""Spots: the places of the lines on a page, with one viewer's line numbers."""

import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from projections.chronicle import Cursor
from projections.filters import Filter

LINES_OF_AN_ENTRY = 2
"""Maximum number of one viewer's lines for an entry: public line and supplement."""

_NO_FILTER = Filter()


class Spot(NamedTuple):
    """An entry's position and the numbers of its lines; 0 for a missing line."""

    position: int
    public_number: int
    own_number: int

    @property
    def line_count(self) -> int:
        """Return the number of lines."""
        return bool(self.public_number) + bool(self.own_number)


class Spots(NamedTuple):
    """The spots of a page in order, the cursor to go on from, and whether more spots follow."""

    spots: tuple[Spot, ...]
    cursor: Cursor
    has_more: bool


def selects_all(entry_filter: Filter | None) -> bool:
    """Return whether a filter selects all lines."""
    return entry_filter is None or entry_filter == _NO_FILTER


def needed_line_number_count(limit: int, entry_filter: Filter | None) -> int:
    """Return how many line numbers of each kind must be read for a page.

    One extra number shows whether more lines follow.
    """
    return limit + 1 if selects_all(entry_filter) else sys.maxsize


def line_numbers_after(positions: Sequence[int], start: int, limit: int) -> dict[int, int]:
    """Return the numbers of the lines that follow after `start` lines, by position."""
    return {
        position: line_number
        for line_number, position in enumerate(positions[start : start + limit], start + 1)
    }


def line_numbers_before(positions: Sequence[int], end: int, limit: int) -> dict[int, int]:
    """Return the numbers of the last lines among `end` lines, by position."""
    start = max(0, end - limit)
    return {
        position: line_number
        for line_number, position in enumerate(positions[start:end], start + 1)
    }


def spots_of(public_numbers: Mapping[int, int], own_numbers: Mapping[int, int]) -> list[Spot]:
    """Return the spots of lines in order, from their numbers by position."""
    return [
        Spot(position, public_numbers.get(position, 0), own_numbers.get(position, 0))
        for position in sorted(public_numbers.keys() | own_numbers.keys())
    ]
