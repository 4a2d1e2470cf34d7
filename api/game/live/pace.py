"""Decides when a stream sends its changes: at once, or a moment after the last time."""

INTERVAL = 0.012
"""Least seconds between two events while commits come close together."""


class Pace:
    """When the stream was flushed last, and when it will be next; times in seconds.

    Public updates are throttled only by earlier public updates. Otherwise two acts that become one
    event would show that a secret change was sent just before.
    """

    def __init__(self) -> None:
        self._told = -INTERVAL
        self._heard = -INTERVAL
        self._next: float | None = None

    def next_flush(self, now: float, *, public: bool) -> float | None:
        """When to flush what was just committed; None if a flush is already planned in time.

        `public` when everybody sees a part of it.
        """
        at = max(now, (self._heard if public else self._told) + INTERVAL)
        if self._next is not None and self._next <= at:
            return None
        self._next = at
        return at

    def flushed(self, now: float, *, public: bool) -> None:
        """Note a flush; `public` when everybody received something."""
        self._told, self._next = now, None
        if public:
            self._heard = now
