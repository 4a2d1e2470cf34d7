"""The server's clock: set once at the start, then steady.

The machine's clock may be set while people play, by hand or by the network. Countdowns would then
freeze or end at once, and entries would keep a wrong day. So it is read once at the start; after
that the server counts on with a counter that nobody can set.
"""

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""The time in milliseconds since the Unix epoch."""

NOTICED = 5_000
"""How far the machine's clock must be off to be reported, in milliseconds."""

_COUNTER = getattr(time, "CLOCK_BOOTTIME", None)


def milliseconds() -> int:
    """The machine's clock: milliseconds since the Unix epoch."""
    return time.time_ns() // 1_000_000


def counter() -> int:
    """A counter of milliseconds that never goes back; where possible it counts while asleep."""
    nanoseconds = time.monotonic_ns() if _COUNTER is None else time.clock_gettime_ns(_COUNTER)
    return nanoseconds // 1_000_000


class SteadyClock:
    """Milliseconds since the Unix epoch, by the machine's clock as it stood at the start."""

    def __init__(self, wall: Clock = milliseconds, counter: Clock = counter) -> None:
        self._counter = counter
        self._ahead = wall() - counter()

    def __call__(self) -> int:
        """The time now."""
        return self._counter() + self._ahead


class Watch:
    """Notices when the machine's clock was set, by comparing it with the server's clock.

    Each change is reported once, also when it is taken back.
    """

    def __init__(self, clock: Clock, wall: Clock) -> None:
        self._off: Callable[[], int] = lambda: wall() - clock()
        self._known = self._off()

    def noticed(self) -> int:
        """How far the clock was set since the last look, in milliseconds; 0 if it was not."""
        off = self._off()
        jump = off - self._known
        if abs(jump) < NOTICED:
            return 0
        self._known = off
        return jump


def going_on(clock: Clock, last: int) -> Clock:
    """A clock that starts at `last` (milliseconds) if the given clock is behind that.

    Otherwise a game whose last entry is later than the clock would stand still until then.
    """
    lead = last - clock()
    return clock if lead <= 0 else lambda: clock() + lead
