"""The secret of a session, as a request carries it: a cookie or a bearer token."""

import hashlib
from collections.abc import Mapping

COOKIE_NAME = b"acta"
SECURE_COOKIE_NAME = b"__Host-acta"
DAY_SECONDS = 24 * 3600
COOKIE_LIFETIME = 90 * DAY_SECONDS
"""Lifetime of a session's cookie in seconds, from its last renewal: longer than any turn."""

_BEARER_PREFIX = b"bearer "


def secret_hash(secret: str) -> str:
    """Return the hash of a session's secret."""
    return hashlib.sha256(f"acta/session/{secret}".encode()).hexdigest()


def bearer_token(headers: Mapping[bytes, bytes]) -> str:
    """Return the bearer token of a request, or "" if the request has none."""
    if not has_bearer_token(headers):
        return ""
    return headers[b"authorization"][len(_BEARER_PREFIX) :].strip().decode("latin-1")


def session_secret(headers: Mapping[bytes, bytes], *, is_secure: bool) -> str:
    """Return the session's secret in a request, or "" if the request has none.

    A prefix of the cookie's name can bind it to this host and to HTTPS. If the prefix is possible,
    the plain cookie is ignored. Another site, or a server over plain HTTP, may have set the plain
    cookie. Of several cookies the last counts, because cookies for a path of this host come first.
    """
    if has_bearer_token(headers):
        return bearer_token(headers)
    secret, cookie_name = b"", _cookie_name(is_secure=is_secure)
    for cookie_text in headers.get(b"cookie", b"").split(b";"):
        name, _, cookie_value = cookie_text.strip().partition(b"=")
        secret = cookie_value if name == cookie_name else secret
    return secret.decode("latin-1")


def has_bearer_token(headers: Mapping[bytes, bytes]) -> bool:
    """Return whether a request carries a bearer token. The token has priority over a cookie."""
    return headers.get(b"authorization", b"")[: len(_BEARER_PREFIX)].lower() == _BEARER_PREFIX


def _cookie_name(*, is_secure: bool) -> bytes:
    return SECURE_COOKIE_NAME if is_secure else COOKIE_NAME


def session_cookie_header(secret: str, *, is_secure: bool) -> tuple[bytes, bytes]:
    """Return the header that gives a phone its session."""
    cookie_name = _cookie_name(is_secure=is_secure)
    attributes = b"; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax" % COOKIE_LIFETIME
    return b"set-cookie", cookie_name + b"=" + secret.encode() + attributes + (
        b"; Secure" if is_secure else b""
    )


def cookie_removal_header(*, is_secure: bool) -> tuple[bytes, bytes]:
    """Return the header that removes a phone's session cookie."""
    cookie_name = _cookie_name(is_secure=is_secure)
    attributes = b"=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    return b"set-cookie", cookie_name + attributes + (b"; Secure" if is_secure else b"")
