"""The address under which phones find a server: scheme, host and port, without a path."""

import ipaddress
import re
from typing import NamedTuple
from urllib.parse import urlsplit

_HOST_PATTERN = re.compile(r"[0-9a-z_]([0-9a-z._-]*[0-9a-z_])?\.?|[0-9a-f:.]*:[0-9a-f:.]*")
"""A name as browsers send it, or an address of IPv4 or IPv6."""

_PORT_BY_SCHEME = {"http": 80, "https": 443}
"""The default port of each scheme."""


class WebAddress(NamedTuple):
    """An address that phones open: `https://play.example.org:8443`."""

    scheme: str
    host: str
    port: int

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        port = "" if self.port == _PORT_BY_SCHEME[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{host}{port}"

    @property
    def is_https(self) -> bool:
        """Whether phones use HTTPS."""
        return self.scheme == "https"

    @property
    def ip(self) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
        """The host as an IP address; None if the host is a name."""
        try:
            return ipaddress.ip_address(self.host)
        except ValueError:
            return None

    @property
    def is_loopback_address(self) -> bool:
        """Whether the address means the local machine on every machine."""
        is_local_name = self.host == "localhost" or self.host.endswith(".localhost")
        return is_local_name or (self.ip is not None and self.ip.is_loopback)


def read_address(text: str) -> WebAddress:
    """Read an address that a person typed. The host becomes what browsers send (RFC 5891).

    Raises: ValueError: phones cannot open it, or text follows the port. The message is a sentence.
    """
    try:
        url_parts = urlsplit(text.strip())
        host, port = url_parts.hostname or "", url_parts.port
    except ValueError:
        raise ValueError(_bad_address_text(text)) from None
    other_parts = (
        url_parts.path.strip("/"),
        url_parts.query,
        url_parts.fragment,
        url_parts.username,
    )
    if url_parts.scheme not in _PORT_BY_SCHEME or port == 0 or any(other_parts):
        raise ValueError(_bad_address_text(text))
    try:
        ascii_host = host.encode("idna").decode() if not host.isascii() else host
    except UnicodeError:
        raise ValueError(_bad_address_text(text)) from None
    if not _HOST_PATTERN.fullmatch(ascii_host):
        raise ValueError(_bad_address_text(text))
    return WebAddress(
        url_parts.scheme, ascii_host.rstrip("."), port or _PORT_BY_SCHEME[url_parts.scheme]
    )


def _bad_address_text(text: str) -> str:
    return (
        f"{text.strip() or 'Nothing'} is no address that phones can open. Write scheme, name and "
        "port, and nothing behind them: https://play.example.org or http://192.168.1.20:8044"
    )
