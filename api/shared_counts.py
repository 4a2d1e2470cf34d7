"""Rate limits shared by several servers: each counts by itself, and Redis adds up.

A request never waits for Redis. What was counted here is sent there a moment later, and the sum of
all servers comes back; until then each server knows its own part. Where Redis is away the limits
hold for each server by itself, as they do without it. Redis is told digests, no address or session.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from hashlib import blake2b
from typing import Any

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from api.limiting import Counts
from api.settings import Settings

EVERY = 0.2
"""Seconds between two exchanges: so much later a server knows what was counted by another."""

AGAIN = 2.0
"""Seconds after which Redis is asked again once it was away."""

PATIENCE = 1.0
"""Seconds that Redis has to answer."""

_log = structlog.get_logger()


def connected(address: str) -> Redis:
    """A client of the Redis server at an address; it connects when it is first asked."""
    return Redis.from_url(
        address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry_on_timeout=False
    )


def shared_counts(settings: Settings) -> "SharedCounts | None":
    """The counters that a server with these settings shares, None where it has its own alone."""
    address = settings.redis.get_secret_value()
    return SharedCounts(connected(address)) if address else None


class SharedCounts(Counts):
    """Counters that several servers add to; in between each has its own."""

    def __init__(self, redis: Redis, clock: Callable[[], float] = time.time) -> None:
        super().__init__(clock)
        self._redis = redis
        self._fresh: dict[str, tuple[int, int]] = {}
        self._away = False

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        before, _ = self._fresh.get(key, (0, expiry))
        self._fresh[key] = (before + amount, expiry)
        return super().incr(key, expiry, amount)

    def exchanging(self) -> Iterable[Coroutine[Any, Any, None]]:
        return (self.run(),)

    async def exchange(self) -> None:
        """Send what was counted since the last time; take over the sums. Raise RedisError."""
        fresh, self._fresh = self._fresh, {}
        if not fresh:
            return
        async with self._redis.pipeline(transaction=False) as asked:
            for key, (amount, expiry) in fresh.items():
                name = _name(key)
                asked.incrby(name, amount)
                asked.expire(name, expiry, nx=True)
                asked.pttl(name)
            told = await asked.execute()
        now = self._clock()
        for key, total, left in zip(fresh, told[::3], told[2::3], strict=True):
            since, _ = self._fresh.get(key, (0, 0))
            self._counts[key] = (total + since, now + max(left, 0) / 1000)

    async def run(self) -> None:
        """Exchange until cancelled. What was counted while Redis is away counts here alone."""
        try:
            while True:
                await asyncio.sleep(AGAIN if self._away else EVERY)
                await self.attempt()
        finally:
            await self._redis.aclose()

    async def attempt(self) -> None:
        """Exchange, or note that Redis is away; each change is logged once."""
        try:
            await self.exchange()
        except (RedisError, OSError, ValueError) as error:
            if not self._away:
                _log.warning("limits-alone", why=type(error).__name__)
            self._away = True
        else:
            if self._away:
                _log.warning("limits-shared")
            self._away = False


def _name(key: str) -> str:
    return f"acta:limit:{blake2b(key.encode(), digest_size=16).hexdigest()}"
