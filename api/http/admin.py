"""The host's own token, by which its operator is known."""

import hmac
from collections.abc import Mapping

from api.access.cookies import bearer_of
from api.base.settings import Settings


def holds_admin_token(settings: Settings, headers: Mapping[bytes, bytes]) -> bool:
    """Whether a request with these headers brings the host's own token; never where none is set."""
    secret = settings.admin_token
    given = (bearer_of(headers) or headers.get(b"authorization", b"").decode("latin-1")).encode()
    return bool(secret) and hmac.compare_digest(given, secret.encode())
