"""The time of a server: right when it starts, and steady from then on.

The machine's clock may be set while people play: by hand, by the network, back or ahead. Countdowns
would freeze or fall due at once, and entries bear a wrong day for ever. So the clock is read once;
from then on time goes by the counter that nobody can set.
"""

import time
from collections.abc import Callable

from api.writer import Clock

NOTICED = 5_000
"""Milliseconds by which the machine's clock has to be off for it to be told."""

_COUNTER = getattr(time, "CLOCK_BOOTTIME", None)


def milliseconds() -> int:
    """What the machine's clock says: milliseconds since the Unix epoch."""
    return time.time_ns() // 1_000_000


def counter() -> int:
    """Milliseconds that only ever go on, also while the machine sleeps where it can count those."""
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
    """Compares a server's clock with the machine's: `noticed` tells by how much that was set.

    Each setting is told once, also when it is taken back.
    """

    def __init__(self, clock: Clock, wall: Clock) -> None:
        self._off: Callable[[], int] = lambda: wall() - clock()
        self._known = self._off()

    def noticed(self) -> int:
        """Milliseconds by which the machine's clock was set since the last look, 0 for none."""
        off = self._off()
        jump = off - self._known
        if abs(jump) < NOTICED:
            return 0
        self._known = off
        return jump


def going_on(clock: Clock, last: int) -> Clock:
    """A clock that goes on from `last` (milliseconds) where it is behind that.

    So a game whose last entry bears a later time than the clock says does not stand still until
    the clock has caught up.
    """
    lead = last - clock()
    return clock if lead <= 0 else lambda: clock() + lead
