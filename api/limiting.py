"""How often somebody may knock: sessions with commands, addresses with claims that fail."""

import math
import time

from limits import RateLimitItem
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from api.problems import ProblemError
from api.settings import Settings


class Limiter:
    """Counts what was asked in each stretch of time.

    A hall shares one address, so an address is only counted for what failed.
    """

    def __init__(self, settings: Settings) -> None:
        self._counts = FixedWindowRateLimiter(MemoryStorage())
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
