"""Waking other servers through Redis: "this game has moved", and whose phones listen where.

Redis keeps nothing and is believed in nothing. What a server is not told, because Redis was stopped
or a message was lost, it learns a little later by asking the store (`api.following`).
"""

import asyncio
from collections.abc import Callable

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisError

CHANNEL = "acta/moved"
"""Where it is said. A message is the name of a server, a space, and a game."""

PRESENT = "acta/present"
"""Where servers say whose phones listen to them, as `api.presence` writes it."""

AGAIN = 0.5
"""Seconds until it is tried again to listen."""

PATIENCE = 2.0
"""Seconds that Redis has to answer."""

TRIES = 2

_log = structlog.get_logger()


class Waker:
    """Tells other servers which games have moved, and calls `heard` with those that they moved.

    `worker` is the name of this server; what it says itself it does not hear. `present` is called
    with what servers say of whose phones they have. Redis was away when it was `lost`.
    """

    def __init__(
        self,
        address: str,
        worker: str,
        heard: Callable[[str], None],
        present: Callable[[bytes], None] = lambda _said: None,
    ) -> None:
        """Connect to nothing yet. Raise ValueError for an address that is none."""
        retry = Retry(ExponentialBackoff(cap=0.2, base=0.02), TRIES)
        self._redis: Redis = Redis.from_url(
            address,
            retry=retry,
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
            decode_responses=True,
        )
        self._worker = worker
        self._heard = heard
        self._present = present
        self._said = b""
        self._moved: set[str] = set()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.lost = False

    def start(self) -> None:
        """Tell and listen from now on."""
        self._tasks = [asyncio.create_task(self._telling()), asyncio.create_task(self._listening())]

    async def stop(self) -> None:
        """Tell and listen no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def tell(self, game: str) -> None:
        """Tell the others that a game has moved, a moment later; nobody waits for it."""
        self._moved.add(game)
        self._news.set()

    def say(self, said: bytes) -> None:
        """Tell the others whose phones this server has, a moment later; nobody waits for it."""
        self._said = said
        self._news.set()

    async def _telling(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            moved, self._moved = self._moved, set()
            said, self._said = self._said, b""
            try:
                for game in moved:
                    await self._redis.publish(CHANNEL, f"{self._worker} {game}")
                if said:
                    await self._redis.publish(PRESENT, said)
            except (RedisError, OSError) as error:  # the others ask the store
                self._noted(error)
            else:
                self._noted(None)

    async def _listening(self) -> None:
        while True:
            try:
                await self._listen()
            except (RedisError, OSError) as error:
                self._noted(error)
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL, PRESENT)
            async for message in channel.listen():
                self._hear(str(message["channel"]), str(message["data"]))

    def _hear(self, channel: str, said: str) -> None:
        if channel == PRESENT:
            self._present(said.encode())
            return
        worker, _, game = said.partition(" ")
        if worker != self._worker:
            self._heard(game)

    def _noted(self, error: Exception | None) -> None:
        """Log that Redis is away, or back, once each."""
        if (error is not None) == self.lost:
            return
        self.lost = error is not None
        if error is not None:
            _log.warning("waking", why=type(error).__name__)
        else:
            _log.info("waking", why="again")
