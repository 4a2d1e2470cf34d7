"""Whom an address stands for."""

import ipaddress

_NETWORK = 64
"""Whoever has one IPv6 address has all those that begin with the same so many bits."""


def origin(address: str) -> str:
    """Whom an address stands for: itself, or with IPv6 the network that one machine has."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, _NETWORK), strict=False))
