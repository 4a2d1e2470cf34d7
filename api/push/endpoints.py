"""The addresses where messages may be sent: to push services in the open internet, by HTTPS.

Every holder of a card can name an address to which the server then sends (RFC 8030). So an address
in the server's own network is refused, unless the settings trust its origin. An address is checked
when a phone gives it, and again after its name was looked up.
"""

import asyncio
import ipaddress
import re
import socket
from urllib.parse import SplitResult, urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

URL_LIMIT, HOST_NAME_LIMIT = 1024, 253
HTTPS_PORT = 443

WAIT_SECONDS = 3.0
"""Seconds within which the name of a new address must be looked up."""

LOCAL_DOMAINS = frozenset(
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
"""Last labels that do not exist in the open internet (RFC 6761, 6762, 7686, 8375, 9476)."""

_LABEL_PATTERN = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_NAT64_NETWORK = ipaddress.ip_network("64:ff9b::/96")


class PrivateError(OSError):
    """A name leads into a private network."""


class NotAllowedError(ValueError):
    """Messages must not be sent to this address. The text says why."""


def origin_of(endpoint: str) -> str:
    """Return scheme, host and port of an address. Raises: NotAllowedError: it is malformed."""
    url_parts = _split(endpoint)
    return f"{url_parts.scheme}://{url_parts.netloc}".lower()


def require_allowed(endpoint: str, trusted_hosts: frozenset[str]) -> None:
    """Raise NotAllowedError unless messages may be sent there. `trusted_hosts` are origins."""
    url_parts = _split(endpoint)
    if origin_of(endpoint) in trusted_hosts:
        return
    if url_parts.scheme != "https":
        raise NotAllowedError("it must be an address with https://")
    if url_parts.port not in (None, HTTPS_PORT):
        raise NotAllowedError(f"it must be at port {HTTPS_PORT}")
    if not is_public_name(url_parts.hostname or ""):
        raise NotAllowedError("it must name a push service, not the number or name of a machine")


def is_public_name(host: str) -> bool:
    """Return whether a host is a public name, and neither a number nor a local name.

    A number has many spellings (2130706433, 0x7f.1, 0177.0.0.1, ::1). In all these spellings the
    last label begins with a digit (the URL standard, 4.1). In a public name it begins with a
    letter.
    """
    labels = host.split(".")
    if len(labels) < 2 or len(host) > HOST_NAME_LIMIT:  # noqa: PLR2004 - a name has a domain
        return False
    if not all(_LABEL_PATTERN.fullmatch(label) for label in labels):
        return False
    return labels[-1][0].isalpha() and labels[-1] not in LOCAL_DOMAINS


async def require_public_address(endpoint: str, trusted_hosts: frozenset[str]) -> None:
    """Raise NotAllowedError if a name leads into a private network now.

    An unknown name may become known later: the name is looked up again for each message.
    """
    if origin_of(endpoint) in trusted_hosts:
        return
    resolver, url_parts = PublicResolver(frozenset()), _split(endpoint)
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            await resolver.resolve(url_parts.hostname or "", HTTPS_PORT, socket.AF_UNSPEC)
    except PrivateError:
        raise NotAllowedError("it leads into a private network") from None
    except OSError:  # an OSError is also raised if the look-up takes too long
        return
    finally:
        await resolver.close()


def _split(endpoint: str) -> SplitResult:
    try:
        url_parts = urlsplit(endpoint)
        has_host = bool(url_parts.hostname) and url_parts.port != 0
    except ValueError:
        raise NotAllowedError("it is no address") from None
    has_strange_letter = any(not ("!" <= letter <= "~") for letter in endpoint)
    if len(endpoint) > URL_LIMIT or has_strange_letter or not has_host or "@" in url_parts.netloc:
        raise NotAllowedError("it is no address of a push service")
    return url_parts


def is_public(address: str) -> bool:
    """Return whether an IP address belongs to the open internet. Raises: ValueError: malformed."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        # such an address contains another address
        if ip.sixtofour or ip.teredo or ip in _NAT64_NETWORK:
            return False
    return ip.is_global and not ip.is_multicast


class PublicResolver(AbstractResolver):
    """Looks names up and returns only addresses of the open internet.

    The connection uses exactly the address that was checked. `trusted` hosts may be anywhere.
    """

    def __init__(self, trusted_hosts: frozenset[str]) -> None:
        self._trusted_hosts = trusted_hosts
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the addresses of a host. Raises: PrivateError: the host is private; OSError."""
        hosts = await self._resolver.resolve(host, port, family)
        if host not in self._trusted_hosts and not all(
            is_public(address["host"]) for address in hosts
        ):
            raise PrivateError(f"{host} is in a private network")
        return hosts

    async def close(self) -> None:
        """Release all resources."""
        await self._resolver.close()
