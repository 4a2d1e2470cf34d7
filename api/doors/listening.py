"""Where a server listens, and whether phones meet it first or a proxy before it."""

import os

from api.base.settings import Settings
from api.doors.address import WebAddress


def listens_everywhere(settings: Settings) -> bool:
    """Whether it listens at every address of its machine."""
    return settings.host in ("0.0.0.0", "::", "")  # noqa: S104 - it is only compared


def listens_here_alone(settings: Settings) -> bool:
    """Whether only programs of its own machine reach it, such as a proxy."""
    return WebAddress("http", settings.host, 80).is_here_alone


def is_behind_a_proxy(settings: Settings) -> bool:
    """Whether phones meet a proxy first: no others reach it, or it is told of one.

    `FORWARDED_ALLOW_IPS` names the proxies whose word counts for where a phone is.
    """
    told = settings.secure_cookies is True or "FORWARDED_ALLOW_IPS" in os.environ
    return told or listens_here_alone(settings)
