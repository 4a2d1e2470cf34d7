"""Where messages may be sent: to push services in the open internet, by HTTPS.

Anybody with a card names the address to which the server then sends (RFC 8030). So an address in
the server's own network is refused, when it is given and again when its name has been looked up,
unless the settings trust its origin.
"""

import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

LONGEST = 1024
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


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
    try:
        ipaddress.ip_address(parts.hostname or "")
    except ValueError:
        return  # a name: where it leads is looked at when something is sent
    raise NotAllowedError("it must name a push service, not the number of a machine")


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
        """The addresses of a host. Raise OSError for one in a private network."""
        found = await self._resolver.resolve(host, port, family)
        if host not in self._trusted and not all(is_public(one["host"]) for one in found):
            raise OSError(f"{host} is in a private network")
        return found

    async def close(self) -> None:
        """Let go of what it holds."""
        await self._resolver.close()
