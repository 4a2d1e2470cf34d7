"""Decides when a stream sends its changes: at once, or a moment after the last flush."""

FLUSH_INTERVAL = 0.012
"""Minimum seconds between two events when commits follow each other quickly."""


class Pace:
    """The times of the last flush and of the next one, in seconds.

    Only earlier public updates delay a public update. Otherwise a delay would show that a secret
    change was sent just before.
    """

    def __init__(self) -> None:
        self._last_flush = -FLUSH_INTERVAL
        self._last_public_flush = -FLUSH_INTERVAL
        self._next: float | None = None

    def next_flush(self, now: float, *, is_public: bool) -> float | None:
        """Return the time to flush a new commit; None if an earlier flush is planned already.

        `is_public` means that everybody sees a part of the commit.
        """
        flush_time = max(
            now, (self._last_public_flush if is_public else self._last_flush) + FLUSH_INTERVAL
        )
        if self._next is not None and self._next <= flush_time:
            return None
        self._next = flush_time
        return flush_time

    def note_flush(self, now: float, *, is_public: bool) -> None:
        """Note a flush. `is_public` means that everybody received a part of the flush."""
        self._last_flush, self._next = now, None
        if is_public:
            self._last_public_flush = now
