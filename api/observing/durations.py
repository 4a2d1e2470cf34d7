"""Counters of durations and of recent events. Counting takes almost no time."""

from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator
from time import monotonic

BUCKET_LIMITS = (
    *(0.0005, 0.001, 0.0015, 0.002, 0.003, 0.005, 0.0075),
    *(0.01, 0.015, 0.02, 0.03, 0.05, 0.075),
    *(0.1, 0.15, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0, 10.0),
)
"""Upper limits of the buckets in seconds. Longer times go into one more bucket."""

MINUTE_SECONDS = 60.0
"""A minute in seconds."""


class Durations:
    """A histogram of durations: the number in each bucket, and the sum of all durations in seconds.

    A duration that equals a limit belongs to the bucket of this limit.
    """

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKET_LIMITS) + 1)
        self.total = 0.0

    def add_duration(self, seconds: float) -> None:
        """Count one duration."""
        self.counts[bisect_left(BUCKET_LIMITS, seconds)] += 1
        self.total += seconds

    def exceeds(self, limit: float) -> bool:
        """Return whether more than one in a hundred durations is longer than a limit in seconds."""
        longer_count = sum(self.counts[bisect_left(BUCKET_LIMITS, limit) + 1 :])
        return longer_count * 100 > sum(self.counts)

    def cumulative(self) -> Iterator[tuple[str, float]]:
        """Yield each limit as Prometheus writes it, with the number of durations up to it."""
        count_so_far = 0
        for limit, duration_count in zip(
            (*map(str, BUCKET_LIMITS), "+Inf"), self.counts, strict=True
        ):
            count_so_far += duration_count
            yield limit, count_so_far


class LastMinute:
    """Counts events of the last minute, with a precision of one second."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._seconds: deque[tuple[int, int]] = deque()

    def add_events(self, event_count: int) -> None:
        """Count this number of events at the current time."""
        now = int(self._clock())
        if self._seconds and self._seconds[-1][0] == now:
            event_count += self._seconds.pop()[1]
        self._seconds.append((now, event_count))
        self._drop_old_seconds()

    def event_count(self) -> int:
        """Return the number of events in the last minute."""
        self._drop_old_seconds()
        return sum(event_count for _second, event_count in self._seconds)

    def _drop_old_seconds(self) -> None:
        oldest_second = self._clock() - MINUTE_SECONDS
        while self._seconds and self._seconds[0][0] <= oldest_second:
            self._seconds.popleft()
