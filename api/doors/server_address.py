"""The address where a server listens, and whether phones reach it directly or through a proxy."""

import os

from api.base.settings import Settings
from api.doors.address import WebAddress


def listens_everywhere(settings: Settings) -> bool:
    """Return whether the server listens at every address of its machine."""
    return settings.host in ("0.0.0.0", "::", "")  # noqa: S104 - it is only compared


def listens_on_own_machine_only(settings: Settings) -> bool:
    """Return whether only programs on the server's own machine, such as a proxy, reach it."""
    return WebAddress("http", settings.host, 80).is_loopback_address


def is_behind_a_proxy(settings: Settings) -> bool:
    """Return whether phones reach the server through a proxy.

    A proxy is assumed if only the server's own machine reaches it, or if `FORWARDED_ALLOW_IPS` is
    set. The variable names the proxies whose word about a phone's address is trusted.
    """
    is_set = settings.secure_cookies is True or "FORWARDED_ALLOW_IPS" in os.environ
    return is_set or listens_on_own_machine_only(settings)
