"""Where messages may be sent: to push services in the open internet, by HTTPS.

Anybody with a card names the address to which the server then sends (RFC 8030). So an address in
the server's own network is refused, when it is given and again when its name has been looked up,
unless the settings trust its origin.
"""

import asyncio
import ipaddress
import re
import socket
from urllib.parse import SplitResult, urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

LONGEST, LONGEST_NAME = 1024, 253
HTTPS = 443

PATIENCE = 3.0
"""Seconds for which a name is looked up when an address is given."""

LOCAL = frozenset(
    [
        "localhost",
        "localdomain",
        "local",
        "internal",
        "intranet",
        "private",
        "corp",
        "home",
        "lan",
        "arpa",
        "onion",
        "alt",
        "invalid",
    ]
)
"""Last labels that lead nowhere in the open internet (RFC 6761, 6762, 7686, 8375, 9476)."""

_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class PrivateError(OSError):
    """A name that leads into a private network."""


class NotAllowedError(ValueError):
    """An address to which nothing is sent, and why."""


def origin_of(endpoint: str) -> str:
    """Scheme, host and port of an address. Raise NotAllowedError for what is none."""
    parts = _split(endpoint)
    return f"{parts.scheme}://{parts.netloc}".lower()


def must_be_allowed(endpoint: str, trusted: frozenset[str]) -> None:
    """Raise NotAllowedError unless messages may be sent there; `trusted` are origins."""
    parts = _split(endpoint)
    if origin_of(endpoint) in trusted:
        return
    if parts.scheme != "https":
        raise NotAllowedError("it must be an address with https://")
    if parts.port not in (None, HTTPS):
        raise NotAllowedError(f"it must be at port {HTTPS}")
    if not is_name(parts.hostname or ""):
        raise NotAllowedError("it must name a push service, not the number or name of a machine")


def is_name(host: str) -> bool:
    """Whether a host is a name of the open internet, and can be no number and no local name.

    A number has many spellings (2130706433, 0x7f.1, 0177.0.0.1, ::1). The last label of none of
    them begins with a letter (the URL standard, 4.1), and that of each public name does.
    """
    labels = host.split(".")
    if len(labels) < 2 or len(host) > LONGEST_NAME:  # noqa: PLR2004 - a name and its domain
        return False
    if not all(_LABEL.fullmatch(label) for label in labels):
        return False
    return labels[-1][0].isalpha() and labels[-1] not in LOCAL


async def must_lead_outside(endpoint: str, trusted: frozenset[str]) -> None:
    """Raise NotAllowedError for a name that leads into a private network now.

    A name that cannot be looked up may be one later: it is looked up again for each message.
    """
    if origin_of(endpoint) in trusted:
        return
    resolver, parts = PublicResolver(frozenset()), _split(endpoint)
    try:
        async with asyncio.timeout(PATIENCE):
            await resolver.resolve(parts.hostname or "", HTTPS, socket.AF_UNSPEC)
    except PrivateError:
        raise NotAllowedError("it leads into a private network") from None
    except OSError:  # a name that takes too long to look up is one of these, too
        return
    finally:
        await resolver.close()


def _split(endpoint: str) -> SplitResult:
    try:
        parts = urlsplit(endpoint)
        named = bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise NotAllowedError("it is no address") from None
    strange = any(not ("!" <= letter <= "~") for letter in endpoint)
    if len(endpoint) > LONGEST or strange or not named or "@" in parts.netloc:
        raise NotAllowedError("it is no address of a push service")
    return parts


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the open internet. Raise ValueError for what is none."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour or found.teredo or found in _NAT64:  # another address is inside
            return False
    return found.is_global and not found.is_multicast


class PublicResolver(AbstractResolver):
    """Looks names up and gives addresses of the open internet alone.

    The connection goes to the very address that was looked at. `trusted` hosts may be anywhere.
    """

    def __init__(self, trusted: frozenset[str]) -> None:
        self._trusted = trusted
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The addresses of a host. Raise PrivateError for one in a private network, and OSError."""
        found = await self._resolver.resolve(host, port, family)
        if host not in self._trusted and not all(is_public(one["host"]) for one in found):
            raise PrivateError(f"{host} is in a private network")
        return found

    async def close(self) -> None:
        """Let go of what it holds."""
        await self._resolver.close()
