"""How many streams strangers at one address may listen to at once."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from api.limiting import Reached
from api.origin import origin
from api.problems import ProblemError

if TYPE_CHECKING:
    from api.call import Call

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
    def opened(self, call: "Call") -> Iterator[None]:
        """A stream that is open as long as the block lasts. Raise the problem too-many."""
        who = "" if call.session.key else origin(call.address)
        if who and self._open[who] >= self._most:
            self._reached("streams", who)
            raise ProblemError("too-many", headers=RETRY)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
