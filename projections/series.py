"""Series: the instants at which a game is looked at, and what it had come to by then.

Whoever draws a chart asks once for many moments. A series has its own clock: which instants it has
depends on what was asked for and not on when something happened.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ledger.record.log import Log


class Span(NamedTuple):
    """From when to when, and how far apart, in milliseconds; `step` is above 0."""

    start: int
    end: int
    step: int

    @property
    def instants(self) -> range:
        """The instants of the series, the first at `start`, none after `end`."""
        return range(self.start, self.end + 1, self.step)


class _Times(Sequence[int]):
    """The times of the entries of a log in order, the first at index 0."""

    def __init__(self, log: Log) -> None:
        self._log = log

    def __len__(self) -> int:
        return self._log.position

    def __getitem__(self, index: int) -> int:  # type: ignore[override] # a slice is not asked for
        return self._log.entries[index + 1].at


def positions(log: Log, instants: Sequence[int]) -> Iterator[int]:
    """The position of the last entry up to each instant, 0 before the first entry."""
    times = _Times(log)
    return (bisect_right(times, instant) for instant in instants)
