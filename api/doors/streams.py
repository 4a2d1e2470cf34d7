"""How many streams strangers at one address may listen to at once."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from api.base.problems import ProblemError
from api.limits.limiting import Reached

RETRY = ((b"retry-after", b"5"),)
"""A place may be free again after so many seconds."""


class Streams:
    """Counts what stays open: a connection with a stream cannot make room for a newcomer.

    So strangers at an address fill half of their places with streams at most; the other half is
    for those who come to claim a card. A session's streams are counted as its connections are.
    """

    def __init__(self, stranger_connections: int) -> None:
        self._most = stranger_connections // 2
        self._open = Counter[str]()
        self._reached = Reached()

    @contextmanager
    def opened(self, stranger: str) -> Iterator[None]:
        """A stream that is open as long as the block lasts. Raise the problem too-many.

        `stranger` is where a request without a session comes from, "" for a session's.
        """
        if stranger and self._open[stranger] >= self._most:
            self._reached("streams", stranger)
            raise ProblemError("too-many", headers=RETRY)
        self._open[stranger] += 1
        try:
            yield
        finally:
            self._open[stranger] -= 1
            if not self._open[stranger]:
                del self._open[stranger]
