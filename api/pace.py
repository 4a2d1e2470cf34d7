"""When a stream tells what is new: at once, or a moment after the last time."""

INTERVAL = 0.012
"""Least seconds between two events while commits come close together."""


class Pace:
    """When it was told last, and when it will be told next; all times in seconds.

    Public updates are throttled only by earlier public updates. Otherwise two acts that become
    one event would show that something else was told just before, behind the room's back.
    """

    def __init__(self) -> None:
        self._told = -INTERVAL
        self._heard = -INTERVAL
        self._next: float | None = None

    def next_flush(self, now: float, *, public: bool) -> float | None:
        """When to tell what was just committed, or None when it will be told early enough.

        `public` when the room sees anything of it.
        """
        at = max(now, (self._heard if public else self._told) + INTERVAL)
        if self._next is not None and self._next <= at:
            return None
        self._next = at
        return at

    def flushed(self, now: float, *, public: bool) -> None:
        """Everything is told; `public` when the room heard anything."""
        self._told, self._next = now, None
        if public:
            self._heard = now
