"""A Redis that several servers share: whether it answers, and who can use it."""

import ipaddress
from collections.abc import Container, Iterator
from urllib.parse import urlsplit

from redis import Redis
from redis.exceptions import AuthenticationError, RedisError

from api.commands.doctor.finding import Finding, doubtful, of_open_way, well, wrong

PATIENCE = 3.0
"""Seconds within which it must answer."""


def of_redis(address: str, private: Container[str] = ()) -> Iterator[Finding]:
    """Yield the findings about the Redis at an address.

    Connections to `private` hosts need no encryption, because no outsider is in that network.
    """
    try:
        with Redis.from_url(
            address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        ) as client:
            client.ping()
    except AuthenticationError:
        yield doubtful("Redis does not take this password.", "Look at ACTA_REDIS.")
        return
    except (RedisError, OSError, ValueError):
        yield doubtful(
            "Redis cannot be reached.",
            "Start it, or look at ACTA_REDIS. Until then servers see one another's acts up to "
            "two seconds later, and each limits by itself.",
        )
        return
    yield well("Redis answers.")
    yield from _open_to_others(address, private)


def _open_to_others(address: str, private: Container[str]) -> Iterator[Finding]:
    parts = urlsplit(address)
    if parts.scheme == "unix" or _is_near(parts.hostname or ""):
        return
    if not parts.password:
        yield wrong(
            "Redis is on another machine and asks for no password.",
            "Set requirepass there, and name it in ACTA_REDIS: whoever reaches it can raise "
            "everybody's limits and wake servers without end.",
        )
    if parts.scheme != "rediss":
        is_private = (parts.hostname or "") in private
        yield of_open_way("Redis", is_private=is_private) or doubtful(
            "The way to Redis is not encrypted.",
            "Use rediss://, or name it in ACTA_UNENCRYPTED_TO, if nobody else is in that network.",
        )


def _is_near(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
