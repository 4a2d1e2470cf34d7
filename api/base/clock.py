"""The server's clock: read from the machine once at the start, then counted on steadily.

People or the network may set the machine's clock during a game. If the server followed it,
countdowns would freeze or end at once, and entries would carry a wrong date. So the server reads
the machine's clock once. After that it adds a counter that cannot be set.
"""

import sys
import time
from collections.abc import Callable

Clock = Callable[[], int]
"""The time in milliseconds since the Unix epoch."""

NOTICED_CHANGE = 5_000
"""Minimum error of the machine's clock that is reported, in milliseconds."""

_BOOT_CLOCK = getattr(time, "CLOCK_BOOTTIME", None)


def milliseconds() -> int:
    """The machine's clock: milliseconds since the Unix epoch."""
    return time.time_ns() // 1_000_000


def monotonic_milliseconds() -> int:
    """Return milliseconds of a counter that never goes back.

    The counter also counts during sleep if possible.
    """
    if sys.platform != "win32" and _BOOT_CLOCK is not None:
        return time.clock_gettime_ns(_BOOT_CLOCK) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since the Unix epoch: the machine's clock at the start plus a steady counter."""

    def __init__(
        self, wall_clock: Clock = milliseconds, counter: Clock = monotonic_milliseconds
    ) -> None:
        self._counter = counter
        self._ahead = wall_clock() - counter()

    def __call__(self) -> int:
        """Return the time now."""
        return self._counter() + self._ahead


class ClockChangeDetector:
    """Notices a change of the machine's clock by comparing it with the server's clock.

    Each change is reported once. A change back is a change, too.
    """

    def __init__(self, clock: Clock, wall_clock: Clock) -> None:
        self._measure_deviation: Callable[[], int] = lambda: wall_clock() - clock()
        self._last_deviation = self._measure_deviation()

    def change_since_last_call(self) -> int:
        """Return by how much the clock was set since the last call, in milliseconds; 0 if never."""
        deviation = self._measure_deviation()
        jump = deviation - self._last_deviation
        if abs(jump) < NOTICED_CHANGE:
            return 0
        self._last_deviation = deviation
        return jump


def clock_not_before(clock: Clock, last_time: int) -> Clock:
    """Return a clock that starts at `last_time` (milliseconds) if the given clock is behind it.

    Without this, a game whose last entry is later than the clock would stand still until the clock
    reaches that time.
    """
    lead_time = last_time - clock()
    return clock if lead_time <= 0 else lambda: clock() + lead_time
