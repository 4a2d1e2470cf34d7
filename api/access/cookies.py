"""The secret of a session, as requests carry it: a cookie or a bearer token."""

import hashlib
from collections.abc import Mapping

COOKIE = b"acta"
SECURE_COOKIE = b"__Host-acta"
DAY = 24 * 3600
LIFETIME = 90 * DAY
"""Lifetime of a session's cookie since it was last given, in seconds: longer than any turn."""

_BEARER = b"bearer "


def session_key(secret: str) -> str:
    """The hash of a session's secret."""
    return hashlib.sha256(f"acta/session/{secret}".encode()).hexdigest()


def bearer_of(headers: Mapping[bytes, bytes]) -> str:
    """The bearer token in a request, empty if it has none."""
    if not is_bearer(headers):
        return ""
    return headers[b"authorization"][len(_BEARER) :].strip().decode("latin-1")


def secret_of(headers: Mapping[bytes, bytes], *, secure: bool) -> str:
    """The secret in a request, empty if it has none.

    Where the cookie can have the prefix that binds it to this host and to HTTPS, the plain cookie
    is ignored: another site, or a server over plain HTTP, may have set it. Of several cookies the
    last counts, because those that were set for a path of this host come first.
    """
    if is_bearer(headers):
        return bearer_of(headers)
    secret, wanted = b"", _cookie_name(secure=secure)
    for part in headers.get(b"cookie", b"").split(b";"):
        name, _, value = part.strip().partition(b"=")
        secret = value if name == wanted else secret
    return secret.decode("latin-1")


def is_bearer(headers: Mapping[bytes, bytes]) -> bool:
    """Whether a request carries a bearer token, which comes before any cookie."""
    return headers.get(b"authorization", b"")[: len(_BEARER)].lower() == _BEARER


def _cookie_name(*, secure: bool) -> bytes:
    return SECURE_COOKIE if secure else COOKIE


def cookie(secret: str, *, secure: bool) -> tuple[bytes, bytes]:
    """The header that gives a phone its session."""
    name = _cookie_name(secure=secure)
    rest = b"; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax" % LIFETIME
    return b"set-cookie", name + b"=" + secret.encode() + rest + (b"; Secure" if secure else b"")


def no_cookie(*, secure: bool) -> tuple[bytes, bytes]:
    """The header that removes a phone's session cookie."""
    name = _cookie_name(secure=secure)
    rest = b"=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    return b"set-cookie", name + rest + (b"; Secure" if secure else b"")
