"""The origin under which the requests of an address are counted."""

import ipaddress

_NETWORK = 64
"""Length in bits of the IPv6 prefix that one machine usually controls."""


def client_network(address: str) -> str:
    """Return an IPv4 address itself; for IPv6 the network that one machine controls."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, _NETWORK), strict=False))
