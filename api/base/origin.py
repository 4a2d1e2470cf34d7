"""The origin that an address is counted for."""

import ipaddress

_NETWORK = 64
"""Length in bits of the IPv6 prefix that one machine has."""


def origin(address: str) -> str:
    """The address itself; with IPv6, the network that one machine has."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, _NETWORK), strict=False))
