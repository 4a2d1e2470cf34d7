"""The origin under which the requests of an address are counted."""

import ipaddress
from functools import lru_cache

MAX_CACHED_ADDRESSES = 4_096
"""Maximum number of addresses whose networks are cached."""

LENGTH_LIMIT = 64
"""Maximum number of characters of a cached address. A longer one is none and would fill memory."""

_NETWORK_BITS = 64
"""Length in bits of the IPv6 prefix that one machine usually controls."""


def client_network(address: str) -> str:
    """Return an IPv4 address itself; for IPv6 the network that one machine controls."""
    return _cached_network(address) if len(address) <= LENGTH_LIMIT else _network_of(address)


def _network_of(address: str) -> str:
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, _NETWORK_BITS), strict=False))


_cached_network = lru_cache(MAX_CACHED_ADDRESSES)(_network_of)
