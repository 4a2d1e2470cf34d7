"""Rate limits: commands per session, claims per card and per address."""

import hashlib
import math
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, NoReturn

import structlog
from limits import RateLimitItem, RateLimitItemPerHour
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

from api.base.origin import client_network
from api.base.problems import too_many
from api.base.settings import Settings

ASKER_LIMIT = 4096
"""Number of counters above which the expired counters are removed."""

LOGGED_LETTERS = 16
"""Number of characters of a key in the log.

This number is enough to compare keys, and too few to use a key.
"""

MILLISECONDS_PER_SECOND = 1_000

PART = 2
"""The divisor of a limit.

Each server grants one half of the limit by its own count alone.
"""

NEW_SIGN_UPS = RateLimitItemPerHour(20)
"""The rate at which one address may sign up new guests, so that it does not fill a list alone."""

_EVERYBODY = "everybody"
_ORGANISER_TOKEN = "organiser-token"  # noqa: S105 - the name of a limit, and no token

_log = structlog.get_logger()


class Counts(Storage):
    """Counters for one event loop, without the thread of the library (decision 0103)."""

    STORAGE_SCHEME = None

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        super().__init__()
        self._clock = clock
        self._counts: dict[str, tuple[int, float]] = {}
        self._asker_limit = ASKER_LIMIT

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now = self._clock()
        request_count, count_expiry = self._counts.get(key, (0, 0.0))
        if count_expiry <= now:
            request_count, count_expiry = 0, now + expiry
            self._forget(now)
        self._counts[key] = (request_count + amount, count_expiry)
        return request_count + amount

    def get(self, key: str) -> int:
        request_count, expiry = self._counts.get(key, (0, 0.0))
        return request_count if expiry > self._clock() else 0

    def get_expiry(self, key: str) -> float:
        return self._counts.get(key, (0, self._clock()))[1]

    def own_count(self, key: str) -> int:
        """Return the count of this server alone."""
        return self.get(key)

    def check(self) -> bool:
        return True

    def reset(self) -> int:
        key_count = len(self._counts)
        self._counts.clear()
        return key_count

    def clear(self, key: str) -> None:
        self._counts.pop(key, None)

    def exchange_tasks(self) -> Iterable[Coroutine[Any, Any, None]]:
        """Return the tasks that must run beside the server; none for counters of one server."""
        return ()

    def _forget(self, now: float) -> None:
        if len(self._counts) >= self._asker_limit:
            self._counts = {
                key: request_count
                for key, request_count in self._counts.items()
                if request_count[1] > now
            }
            self._asker_limit = max(ASKER_LIMIT, 2 * len(self._counts))


class SharedLimit(FixedWindowRateLimiter):
    """A limit of which each server grants a part by its own count alone.

    Other programs may write to the common counts. A false number in the common counts must not lock
    people out.
    """

    def __init__(self, storage: Counts) -> None:
        super().__init__(storage)
        self._counts = storage

    def hit(self, rate_limit: RateLimitItem, *identifiers: str, cost: int = 1) -> bool:
        is_allowed = super().hit(rate_limit, *identifiers, cost=cost)
        return is_allowed or self._is_within_part(rate_limit, identifiers, 0)

    def test(self, rate_limit: RateLimitItem, *identifiers: str, cost: int = 1) -> bool:
        is_allowed = super().test(rate_limit, *identifiers, cost=cost)
        return is_allowed or self._is_within_part(rate_limit, identifiers, cost)

    def _is_within_part(
        self, rate_limit: RateLimitItem, identifiers: tuple[str, ...], cost: int
    ) -> bool:
        own_count = self._counts.own_count(rate_limit.key_for(*identifiers)) + cost
        return (
            own_count <= rate_limit.amount // PART
            and own_count < self._counts.get(rate_limit.key_for(*identifiers)) + cost
        )


class LimitLog:
    """Logs that an asker reached a limit, at most once in a number of seconds."""

    def __init__(self) -> None:
        self._logged = Counts()

    def __call__(self, limit_name: str, asker: str, seconds: int = 60, **log_fields: str) -> None:
        """Log that `asker` reached the limit `limit_name`, unless it was logged just before."""
        if self._logged.incr(f"{limit_name}/{asker}", seconds) == 1:
            _log.warning("limit", what=limit_name, who=asker[:LOGGED_LETTERS], **log_fields)


class Limiter:
    """Counts requests in periods of time.

    For an address only failures are counted, because everybody in a hall shares one. `counts` holds
    the counters: of this process alone, or shared with other servers.
    """

    def __init__(self, settings: Settings, counts: Counts | None = None) -> None:
        self.counts = counts or Counts()
        self._counts = SharedLimit(self.counts)
        self._whole_counts = FixedWindowRateLimiter(self.counts)
        self._limit_log = LimitLog()
        self._wrong_tokens = Counts()
        self._commands = settings.commands
        self._claims = settings.claims
        self._failed_claims = settings.failed_claims
        self._typed_codes = settings.typed_codes
        self._all_typed_codes = settings.all_typed_codes
        self._reads = settings.reads
        self._tables = settings.tables

    def exchange_tasks(self) -> Iterable[Coroutine[Any, Any, None]]:
        """Return the tasks of the counters that must run beside the server, if any."""
        return self.counts.exchange_tasks()

    def command(self, session: str) -> None:
        """Count a command. Raises: the problem too-many."""
        self._count(self._commands, "command", session)

    def count_claim(self, card: str) -> None:
        """Count a claim of a card by its right token. Raises: the problem too-many."""
        self._count(self._claims, "claim", card)

    def knock(self, address: str) -> None:
        """Count a knock; its limit is that of claims. Raises: the problem too-many."""
        self._count(self._claims, "knock", client_network(address))

    def count_new_sign_up(self, address: str) -> None:
        """Count a new guest of an event. Raises: the problem too-many."""
        self._count(NEW_SIGN_UPS, "new-sign-up", client_network(address))

    def count_sign_up(self, address: str) -> None:
        """Count a try of a sign-up, its change or its end; the limit is that of claims.

        Raises: the problem too-many.
        """
        self._count(self._claims, "sign-up", client_network(address))

    def count_failed_claim(self, address: str) -> None:
        """Count a claim that was made with a wrong token. Raises: the problem too-many."""
        self._count(self._failed_claims, "wrong-token", client_network(address))

    def count_organiser_try(self, address: str) -> None:
        """Count a try of an organiser's token, right or wrong, before it is compared.

        People choose the server's own token, so it may be short. Raises: the problem too-many.
        """
        self._count(self._failed_claims, _ORGANISER_TOKEN, client_network(address))
        self._count_for_everybody(_ORGANISER_TOKEN)

    def count_wrong_token(self, address: str, token: str) -> None:
        """Count a wrong token as a try of an organiser's token, once in the period of the limit.

        A program whose token has died sends it again and again. The same token is no new guess.
        Raises: the problem too-many.
        """
        asker, digest = client_network(address), hashlib.sha256(token.encode()).hexdigest()
        period = self._failed_claims.get_expiry()
        if self._wrong_tokens.incr(f"{asker}/{digest}", period) == 1:
            self.count_organiser_try(address)

    def refuse_organiser_try(self, address: str) -> None:
        """Refuse a try of an organiser's token after too many others; count nothing.

        Raises: the problem too-many.
        """
        asker = client_network(address)
        if not self._counts.test(self._failed_claims, _ORGANISER_TOKEN, asker):
            self._refuse(self._failed_claims, _ORGANISER_TOKEN, asker)
        if not self._whole_counts.test(self._all_typed_codes, _ORGANISER_TOKEN, _EVERYBODY):
            self._refuse(self._all_typed_codes, _ORGANISER_TOKEN, _EVERYBODY)

    def count_typed_code(self, address: str) -> None:
        """Count a try of a typed code, right or wrong, before it is looked up.

        A code has 40 bits, so the number of tries is what keeps it secret. Raises: the problem
        too-many.
        """
        self._count(self._typed_codes, "typed-code", client_network(address))
        self._count_for_everybody("typed-code")

    def _count_for_everybody(self, limit_name: str) -> None:
        """Count a try of a short secret for all addresses together."""
        # A server grants no part by its own count alone, or every further server would allow more.
        if not self._whole_counts.hit(self._all_typed_codes, limit_name, _EVERYBODY):
            self._refuse(self._all_typed_codes, limit_name, _EVERYBODY)

    def count_table(self, address: str) -> int:
        """Count a table that a stranger founds, and return 0.

        At the limit it counts nothing, and returns the seconds until the next table.
        """
        is_allowed = self._counts.hit(self._tables, "table", client_network(address))
        return 0 if is_allowed else self._seconds_until_table(client_network(address))

    def seconds_until_table(self, address: str) -> int:
        """Return the seconds until a stranger may found a table; 0 if it may be founded now."""
        is_allowed = self._counts.test(self._tables, "table", client_network(address))
        return 0 if is_allowed else self._seconds_until_table(client_network(address))

    def _seconds_until_table(self, asker: str) -> int:
        seconds = self._seconds_left(self._tables, "table", asker)
        self._limit_log("table", asker, seconds, rate=str(self._tables))
        return seconds

    def read(self, asker: str, price: int) -> None:
        """Count the cost of a read. Raises: the problem too-many."""
        self._count(self._reads, "read", asker, price)

    def count_spent_time(self, asker: str, seconds: float) -> None:
        """Count the processor time of a read after the read. The time is not known before."""
        self._counts.hit(self._reads, "read", asker, cost=round(seconds * MILLISECONDS_PER_SECOND))

    def seconds_until_read(self, asker: str) -> int:
        """Return the seconds until the next read may be counted; 0 if it may be counted now."""
        if self._counts.test(self._reads, "read", asker):
            return 0
        return self._seconds_left(self._reads, "read", asker)

    def _count(self, rate: RateLimitItem, limit_name: str, asker: str, cost: int = 1) -> None:
        if not self._counts.hit(rate, limit_name, asker, cost=cost):
            self._refuse(rate, limit_name, asker)

    def _refuse(self, rate: RateLimitItem, limit_name: str, asker: str) -> NoReturn:
        seconds = self._seconds_left(rate, limit_name, asker)
        self._limit_log(limit_name, asker, seconds, rate=str(rate))
        raise too_many(seconds)

    def _seconds_left(self, rate: RateLimitItem, *asker: str) -> int:
        reset_time = self._counts.get_window_stats(rate, *asker).reset_time
        return max(1, math.ceil(reset_time - time.time()))
