"""Rate limits shared by several servers: each server counts, and Redis adds up the counts.

A request never waits for Redis. The server sends its new counts a moment later, and gets back the
sum of all servers. Until then each server knows only its own count. If Redis is away, the limits
hold for each server alone, as they do without Redis. Redis sees digests only, no address and no
session.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import structlog
from redis.asyncio import Redis

from api.base.settings import Settings
from api.limits.rate_limits import ASKER_LIMIT, Counts

EXCHANGE_SECONDS = 0.2
"""Seconds between two exchanges: the delay after which a server knows the others' counts."""

RETRY_SECONDS = 2.0
"""Seconds until the next attempt after Redis was away."""

WAIT_SECONDS = 1.0
"""Seconds within which Redis must answer."""

COUNT_LIMIT = 10**9
"""Maximum count in one period. A higher number in Redis is false."""

_log = structlog.get_logger()


def redis_client(address: str) -> Redis:
    """Return a client of the Redis at an address. The client connects with its first request."""
    return Redis.from_url(
        address,
        socket_timeout=WAIT_SECONDS,
        socket_connect_timeout=WAIT_SECONDS,
        retry_on_timeout=False,
    )


def shared_counts(settings: Settings) -> "SharedCounts | None":
    """Return the counters that a server with these settings shares; None if it shares none."""
    address = settings.redis.get_secret_value()
    return SharedCounts(redis_client(address)) if address else None


@dataclass(slots=True)
class RemoteCount:
    """The count of the other servers for a key."""

    count: int = 0
    """The number that the other servers have counted."""
    until: float = 0.0
    """Unix time in seconds at which the count expires."""
    sent: int = 0
    """The number that this server has added in Redis in the same period."""


class SharedCounts(Counts):
    """Counters that several servers add to. Each server keeps its own count in memory.

    Each program that can write to Redis can write any number there. Impossible numbers are ignored.
    `api.limits.rate_limits.Shared` ensures that no number locks a client out completely.
    """

    def __init__(self, redis: Redis, clock: Callable[[], float] = time.time) -> None:
        super().__init__(clock)
        self._redis = redis
        self._new_counts: dict[str, tuple[int, int]] = {}
        self._elsewhere: dict[str, RemoteCount] = {}
        self._is_away = False

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        amount_before, _ = self._new_counts.get(key, (0, expiry))
        self._new_counts[key] = (amount_before + amount, expiry)
        return super().incr(key, expiry, amount) + self._remote_count(key)

    def get(self, key: str) -> int:
        return super().get(key) + self._remote_count(key)

    def get_expiry(self, key: str) -> float:
        remote_count = self._elsewhere.get(key)
        own_expiry = super().get_expiry(key)
        return (
            max(own_expiry, remote_count.until)
            if remote_count is not None and remote_count.count
            else own_expiry
        )

    def clear(self, key: str) -> None:
        super().clear(key)
        self._elsewhere.pop(key, None)

    def own_count(self, key: str) -> int:
        """Return the count of this server alone."""
        return super().get(key)

    def exchange_tasks(self) -> Iterable[Coroutine[Any, Any, None]]:
        return (self.run(),)

    async def exchange(self) -> None:
        """Send the counts since the last exchange, and take over the sums from Redis.

        Raises: RedisError.
        """
        new_counts, self._new_counts = self._new_counts, {}
        self._drop_expired()
        if not new_counts:
            return
        async with self._redis.pipeline(transaction=False) as pipeline:
            for key, (amount, expiry) in new_counts.items():
                redis_key = _redis_key(key)
                pipeline.incrby(redis_key, amount)
                pipeline.expire(redis_key, expiry, nx=True)
                pipeline.pttl(redis_key)
            totals = await pipeline.execute(raise_on_error=False)
        mismatched_keys = [
            key
            for (key, (amount, expiry)), total, milliseconds in zip(
                new_counts.items(), totals[::3], totals[2::3], strict=True
            )
            if not self._take_over_count(key, amount, expiry * 1000, total, milliseconds)
        ]
        if mismatched_keys:  # other programs wrote these keys, or they expired
            _log.warning("limits-junk", keys=len(mismatched_keys))
            for key in mismatched_keys:
                self._elsewhere.pop(key, None)
            await self._redis.delete(*map(_redis_key, mismatched_keys))

    def _take_over_count(
        self, key: str, amount: int, seconds: int, total: object, milliseconds_left: object
    ) -> bool:
        """Take over a count from Redis. Return False if no server can have written it.

        `seconds` and `milliseconds_left` are in milliseconds.
        """
        if not (isinstance(total, int) and isinstance(milliseconds_left, int)):
            return False
        if not (amount <= total <= COUNT_LIMIT and 0 <= milliseconds_left <= seconds):
            return False
        remote_count = self._elsewhere.setdefault(key, RemoteCount())
        remote_count.sent += amount
        if total < remote_count.sent:  # a new period has begun
            remote_count.sent = amount
        remote_count.count, remote_count.until = (
            total - remote_count.sent,
            self._clock() + milliseconds_left / 1000,
        )
        return True

    def _remote_count(self, key: str) -> int:
        remote_count = self._elsewhere.get(key)
        return (
            remote_count.count
            if remote_count is not None and remote_count.until > self._clock()
            else 0
        )

    def _drop_expired(self) -> None:
        now = self._clock()
        if len(self._elsewhere) >= ASKER_LIMIT:
            self._elsewhere = {
                key: count for key, count in self._elsewhere.items() if count.until > now
            }

    async def run(self) -> None:
        """Exchange until cancelled. Counts made while Redis is away count on this server alone."""
        try:
            while True:
                await asyncio.sleep(RETRY_SECONDS if self._is_away else EXCHANGE_SECONDS)
                await self.try_exchange()
        finally:
            await self._redis.aclose()

    async def try_exchange(self) -> None:
        """Exchange, or note that Redis is away. Each change is logged once."""
        try:
            await self.exchange()
        except Exception as error:  # noqa: BLE001 - without Redis the limits still hold
            if not self._is_away:
                _log.warning("limits-alone", why=type(error).__name__)
            self._is_away = True
        else:
            if self._is_away:
                _log.warning("limits-shared")
            self._is_away = False


def _redis_key(key: str) -> str:
    return f"acta:limit:{blake2b(key.encode(), digest_size=16).hexdigest()}"
