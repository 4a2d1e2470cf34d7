"""How often somebody may knock: sessions with commands, addresses with claims that fail."""

import math
import time
from collections.abc import Callable

from limits import RateLimitItem
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

from api.problems import ProblemError
from api.settings import Settings

MANY = 4096
"""When so many are counted, those whose stretch of time is over are forgotten."""


class Counts(Storage):
    """Counts for one event loop; the library's own start a thread for every stretch of 10 ms."""

    STORAGE_SCHEME = None

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        super().__init__()
        self._clock = clock
        self._counts: dict[str, tuple[int, float]] = {}

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now = self._clock()
        count, until = self._counts.get(key, (0, 0.0))
        if until <= now:
            count, until = 0, now + expiry
            self._forget(now)
        self._counts[key] = (count + amount, until)
        return count + amount

    def get(self, key: str) -> int:
        count, until = self._counts.get(key, (0, 0.0))
        return count if until > self._clock() else 0

    def get_expiry(self, key: str) -> float:
        return self._counts.get(key, (0, self._clock()))[1]

    def check(self) -> bool:
        return True

    def reset(self) -> int:
        count = len(self._counts)
        self._counts.clear()
        return count

    def clear(self, key: str) -> None:
        self._counts.pop(key, None)

    def _forget(self, now: float) -> None:
        if len(self._counts) >= MANY:
            self._counts = {key: held for key, held in self._counts.items() if held[1] > now}


class Limiter:
    """Counts what was asked in each stretch of time.

    A hall shares one address, so an address is only counted for what failed.
    """

    def __init__(self, settings: Settings) -> None:
        self._counts = FixedWindowRateLimiter(Counts())
        self._commands = settings.commands
        self._claims = settings.claims

    def command(self, session: str) -> None:
        """Count a command. Raise the problem too-many."""
        if not self._counts.hit(self._commands, "command", session):
            raise self._too_many(self._commands, "command", session)

    def may_claim(self, address: str) -> None:
        """Raise the problem too-many when too many claims from this address have failed."""
        if not self._counts.test(self._claims, "claim", address):
            raise self._too_many(self._claims, "claim", address)

    def claim_failed(self, address: str) -> None:
        """Count a claim that failed."""
        self._counts.hit(self._claims, "claim", address)

    def _too_many(self, rate: RateLimitItem, *who: str) -> ProblemError:
        until = self._counts.get_window_stats(rate, *who).reset_time
        seconds = max(1, math.ceil(until - time.time()))
        return ProblemError("too-many", headers=((b"retry-after", str(seconds).encode()),))
