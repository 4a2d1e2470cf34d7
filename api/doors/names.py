"""The names and addresses under which the server answers.

A page of another site can point its own name at this machine's address (DNS rebinding). The page
would then share our origin. So a request is refused if its `Host` is none of our names.
"""

import ipaddress
import socket
from collections.abc import Callable, Iterable

import ifaddr

IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


def machine_addresses() -> frozenset[IpAddress]:
    """Return the current addresses of this machine."""
    ips = [ip for adapter in ifaddr.get_adapters() for ip in adapter.ips]
    addresses = (ip.ip if ip.is_IPv4 else ip.ip[0] for ip in ips)
    return frozenset(ipaddress.ip_address(str(text).partition("%")[0]) for text in addresses)


def machine_names() -> frozenset[str]:
    """Return the current names of this machine in its networks."""
    host_name = socket.gethostname().lower().rstrip(".")
    short_name = host_name.partition(".")[0]
    return frozenset({host_name, short_name, f"{short_name}.local"}) - {"", ".local"}


class ServerNames:
    """The server's names: the names in the settings, and the names of the machine.

    A laptop may get its address in the hall only after the server has started. So the machine's
    names are read again for each unknown name.
    """

    def __init__(
        self,
        extra_names: Iterable[str] = (),
        addresses: Callable[[], frozenset[IpAddress]] = machine_addresses,
    ) -> None:
        self._extra = {_normalized(host_name) for host_name in extra_names}
        self._ask = addresses
        self._addresses: frozenset[IpAddress] = frozenset()

    def update(self, names: Iterable[str]) -> None:
        """Add these names to the server's names."""
        self._extra.update(map(_normalized, names))

    def has_name(self, host: str) -> bool:
        """Return whether this server has the name in a `Host` header, with or without a port."""
        host_name = _normalized(_without_port(host))
        if host_name in self._extra:
            return True
        try:
            address = ipaddress.ip_address(host_name)
        except ValueError:
            return (
                host_name == "localhost"
                or host_name.endswith(".localhost")
                or host_name in machine_names()
            )
        return address.is_loopback or self._has_address(address)

    def _has_address(self, address: IpAddress) -> bool:
        if address not in self._addresses:
            self._addresses = self._ask()
        return address in self._addresses


def _without_port(host: str) -> str:
    if host.startswith("["):
        address, bracket_found, port_text = host[1:].partition("]")
        port = port_text.removeprefix(":")
        return address if bracket_found and (not port or port.isdigit()) else ""
    host_name, colon, port = host.partition(":")
    return "" if colon and not port.isdigit() else host_name


def _normalized(host_name: str) -> str:
    return host_name.strip().lower().rstrip(".")
