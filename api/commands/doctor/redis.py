"""A Redis that several servers share: checks whether it answers, and who can use it."""

import ipaddress
from collections.abc import Container, Iterator
from urllib.parse import urlsplit

from redis import Redis
from redis.exceptions import AuthenticationError, RedisError

from api.commands.doctor.finding import (
    Finding,
    doubtful_finding,
    encryption_finding,
    fatal_finding,
    good_finding,
)

WAIT_SECONDS = 3.0
"""Seconds within which the Redis must answer."""


def redis_findings(address: str, private_hosts: Container[str] = ()) -> Iterator[Finding]:
    """Yield the findings about the Redis at an address.

    Connections to `private_hosts` need no encryption, because no outsider is in that network.
    """
    try:
        with Redis.from_url(
            address, socket_timeout=WAIT_SECONDS, socket_connect_timeout=WAIT_SECONDS
        ) as client:
            client.ping()
    except AuthenticationError:
        yield doubtful_finding("Redis does not take this password.", "Look at ACTA_REDIS.")
        return
    except (RedisError, OSError, ValueError):
        yield doubtful_finding(
            "Redis cannot be reached.",
            "Start it, or look at ACTA_REDIS. Until then servers see one another's acts up to "
            "two seconds later, and each limits by itself.",
        )
        return
    yield good_finding("Redis answers.")
    yield from _exposure_findings(address, private_hosts)


def _exposure_findings(address: str, private_hosts: Container[str]) -> Iterator[Finding]:
    url_parts = urlsplit(address)
    if url_parts.scheme == "unix" or _is_loopback(url_parts.hostname or ""):
        return
    if not url_parts.password:
        yield fatal_finding(
            "Redis is on another machine and asks for no password.",
            "Set requirepass there, and name it in ACTA_REDIS: whoever reaches it can raise "
            "everybody's limits and wake servers without end.",
        )
    if url_parts.scheme != "rediss":
        is_private = (url_parts.hostname or "") in private_hosts
        yield encryption_finding("Redis", is_private=is_private) or doubtful_finding(
            "The way to Redis is not encrypted.",
            "Use rediss://, or name it in ACTA_UNENCRYPTED_TO, if nobody else is in that network.",
        )


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
