"""The number of streams that strangers at one address may open at the same time."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from api.base.problems import too_many
from api.limits.rate_limits import LimitLog


class StreamCounter:
    """Counts the open streams of strangers, so that other strangers at the address get connections.

    A connection with a stream cannot make room for a newcomer. Streams fill at most half of the
    places of strangers at an address. The other half is for people who claim a card. A session's
    streams count as its connections.
    """

    def __init__(self, stranger_connections: int) -> None:
        self._maximum = stranger_connections // 2
        self._open = Counter[str]()
        self._limit_log = LimitLog()

    @contextmanager
    def count_stream(self, address: str) -> Iterator[None]:
        """Count a stream as long as the block lasts. Raises: the problem too-many."""
        self.add_stream(address)
        try:
            yield
        finally:
            self.remove_stream(address)

    def add_stream(self, address: str) -> None:
        """Count a stream until `remove_stream`. Raises: the problem too-many.

        `address` is the origin of a request without a session, "" with a session.
        """
        if address and self._open[address] >= self._maximum:
            self._limit_log("streams", address)
            raise too_many()
        self._open[address] += 1

    def remove_stream(self, address: str) -> None:
        """Stop counting a stream that has ended."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
