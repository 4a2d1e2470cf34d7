"""Sends one message to one phone: encrypted, signed, with a few attempts.

A push service learns which phone gets a message, when, and from which server. The push service
cannot read the text. A message is encrypted for the phone (RFC 8291), and all have the same length.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Literal
from urllib.parse import urlsplit

import aiohttp
import structlog

from api.keys.vapid import ServerKey, unb64
from api.push.encryption import encrypt_message
from api.push.endpoints import NotAllowedError, PublicResolver, origin_of, require_allowed
from api.push.subscriptions import Subscription

MESSAGE_LENGTH = 2048
"""Bytes of each message before encryption; push services accept 3,993 (RFC 8291)."""

SEND_TIMEOUT = aiohttp.ClientTimeout(total=10)
RETRY_DELAYS = (5.0, 20.0, 0.0)
"""Seconds to wait after each attempt, unless the push service says how long.

There is no wait after the last attempt.
"""

AT_ONCE = 8
"""Maximum number of messages that are sent at the same time."""

_GONE_STATUSES = (404, 410)
_RETRY_STATUSES = frozenset({0, 408, 425, 429, 500, 502, 503, 504})

Result = Literal["sent", "gone", "failed"]
SleepFunction = Callable[[float], Awaitable[None]]

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Message:
    """A message to a phone."""

    text: bytes
    lasts: int
    """Seconds for which the message is useful."""
    topic: str
    """At most 32 characters of base64url. A message replaces an undelivered one of its topic."""
    is_urgent: bool = False


@dataclass(frozen=True, slots=True)
class _Answer:
    """The status of an answer (0 without an answer), and the seconds until a retry, if given."""

    status: int
    again_after: float | None = None


class Sender:
    """Sends messages; `trusted` origins may be in private networks and without HTTPS.

    `sleep` waits between two attempts.
    """

    def __init__(
        self,
        server_key: ServerKey,
        trusted_hosts: frozenset[str],
        sleep: SleepFunction = asyncio.sleep,
    ) -> None:
        self._key = server_key
        self._trusted_hosts = trusted_hosts
        self._sleep = sleep
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._session: aiohttp.ClientSession | None = None

    async def send(self, subscription: Subscription, message: Message) -> Result:
        """Send a message. Retry while it is useful and the push service asks for it."""
        status, waited_seconds = 0, 0.0
        for delay in RETRY_DELAYS:
            async with self._slots:
                answer = await self._post(subscription, message)
            status = answer.status
            if 200 <= status < 300:  # noqa: PLR2004 - these numbers mean success in HTTP
                return "sent"
            if status in _GONE_STATUSES:
                return "gone"
            pause = delay if answer.again_after is None else answer.again_after
            waited_seconds += pause
            if status not in _RETRY_STATUSES or not delay or waited_seconds >= message.lasts:
                break
            await self._sleep(pause)
        _log.warning("push", to=_host_of(subscription), status=status)
        return "failed"

    async def close(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()

    async def _post(self, subscription: Subscription, message: Message) -> _Answer:
        endpoint = subscription.endpoint
        try:
            require_allowed(endpoint, self._trusted_hosts)
            body, headers = self._encrypt(subscription, message)
            request = self._open_session().post(
                endpoint, data=body, headers=headers, allow_redirects=False
            )
            # only the head of the answer is read, because its body is not needed
            async with request as answer:
                return _Answer(answer.status, _retry_seconds(answer.headers.get("retry-after", "")))
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            _log.info("push", to=_host_of(subscription), why=type(error).__name__)
            return _Answer(0)
        except NotAllowedError:  # the settings trusted the address when it was given
            return _Answer(403)

    def _encrypt(
        self, subscription: Subscription, message: Message
    ) -> tuple[bytes, dict[str, str]]:
        body = encrypt_message(
            message.text.ljust(MESSAGE_LENGTH), unb64(subscription.p256dh), unb64(subscription.auth)
        )
        seconds = datetime.now(UTC).timestamp()
        return body, {
            "Authorization": self._key.authorization(origin_of(subscription.endpoint), seconds),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(message.lasts),
            "Topic": message.topic,
            "Urgency": "high" if message.is_urgent else "normal",
        }

    def _open_session(self) -> aiohttp.ClientSession:
        if self._session is None:
            hosts = frozenset(urlsplit(origin).hostname or "" for origin in self._trusted_hosts)
            connector = aiohttp.TCPConnector(resolver=PublicResolver(hosts), limit=AT_ONCE)
            jar = aiohttp.DummyCookieJar()
            self._session = aiohttp.ClientSession(
                connector=connector, timeout=SEND_TIMEOUT, cookie_jar=jar, trust_env=False
            )
        return self._session


def _host_of(subscription: Subscription) -> str:
    """Return the host of a subscription's address. The rest of it is the phone's secret."""
    return urlsplit(subscription.endpoint).hostname or ""


def _retry_seconds(retry_after: str) -> float | None:
    """Return the header Retry-After as seconds from now.

    The header has seconds or a date (RFC 9110).
    """
    if retry_after.isascii() and retry_after.isdigit():
        return float(retry_after)
    try:
        retry_time = parsedate_to_datetime(retry_after)
    except ValueError:
        return None
    retry_time = retry_time if retry_time.tzinfo else retry_time.replace(tzinfo=UTC)
    return max(0.0, (retry_time - datetime.now(UTC)).total_seconds())
