"""The host's own token, by which its operator is known."""

import hmac

from api.request_context import RequestContext


def holds_admin_token(context: RequestContext) -> bool:
    """Whether a request brings the host's own token; never where none is set."""
    secret = context.host.settings.admin_token
    given = context.header(b"authorization").removeprefix("Bearer ").encode()
    return bool(secret) and hmac.compare_digest(given, secret.encode())
