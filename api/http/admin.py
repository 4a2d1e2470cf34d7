"""The host's own token, which identifies its operator."""

import hmac
from collections.abc import Mapping

from api.access.cookies import bearer_of
from api.base.settings import Settings


def holds_admin_token(settings: Settings, headers: Mapping[bytes, bytes]) -> bool:
    """Return whether a request carries the host's own token; False if the host has none."""
    secret = settings.admin_token
    given = (bearer_of(headers) or headers.get(b"authorization", b"").decode("latin-1")).encode()
    return bool(secret) and hmac.compare_digest(given, secret.encode())
