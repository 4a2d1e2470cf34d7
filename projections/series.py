"""Series: instants in time, and the position of a game at each instant.

A chart needs many instants in one request. The instants depend on the request alone, and not on
when entries were made.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ledger.record.log import Log


class Span(NamedTuple):
    """A range of time, in milliseconds."""

    start: int
    end: int
    step: int
    """The distance between two instants, above 0."""

    @property
    def instants(self) -> range:
        """Return the instants of the series, from `start` to at most `end`."""
        return range(self.start, self.end + 1, self.step)


class _Times(Sequence[int]):
    """The times of the entries of a log in order, the first at index 0."""

    def __init__(self, log: Log) -> None:
        self._log = log

    def __len__(self) -> int:
        return self._log.position

    def __getitem__(self, index: int) -> int:  # type: ignore[override] # a slice is not asked for
        return self._log.entries[index + 1].at


def positions_at(log: Log, instants: Sequence[int]) -> Iterator[int]:
    """Yield the position of the last entry up to each instant; 0 before the first entry."""
    entry_times = _Times(log)
    return (bisect_right(entry_times, instant) for instant in instants)
