"""When a stream tells what is new: at once, or a breath after the last time."""

BREATH = 0.012
"""While commits come close together, so many seconds lie between two events."""


class Pace:
    """When it was told last, and when it will be told next; all times in seconds.

    What the room hears waits for nothing but what the room has heard. Else two acts that become
    one event would show that something else was told just before, behind the room's back.
    """

    def __init__(self) -> None:
        self._told = -BREATH
        self._heard = -BREATH
        self._next: float | None = None

    def stirred(self, now: float, *, public: bool) -> float | None:
        """When to tell what was just committed, or None when it will be told early enough.

        `public` when the room sees anything of it.
        """
        at = max(now, (self._heard if public else self._told) + BREATH)
        if self._next is not None and self._next <= at:
            return None
        self._next = at
        return at

    def told(self, now: float, *, public: bool) -> None:
        """Everything is told; `public` when the room heard anything."""
        self._told, self._next = now, None
        if public:
            self._heard = now
