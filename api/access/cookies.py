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
    return cookie_value(headers, _cookie_name(is_secure=is_secure))


def cookie_value(headers: Mapping[bytes, bytes], cookie_name: bytes) -> str:
    """Return the value of the last cookie with this name, or "" if there is none."""
    last_value = b""
    for cookie_text in headers.get(b"cookie", b"").split(b";"):
        name, _, value = cookie_text.strip().partition(b"=")
        last_value = value if name == cookie_name else last_value
    return last_value.decode("latin-1")


def has_bearer_token(headers: Mapping[bytes, bytes]) -> bool:
    """Return whether a request carries a bearer token. The token has priority over a cookie."""
    return headers.get(b"authorization", b"")[: len(_BEARER_PREFIX)].lower() == _BEARER_PREFIX


def _cookie_name(*, is_secure: bool) -> bytes:
    return SECURE_COOKIE_NAME if is_secure else COOKIE_NAME


def session_cookie_header(secret: str, *, is_secure: bool) -> tuple[bytes, bytes]:
    """Return the header that gives a phone its session."""
    return cookie_header(
        _cookie_name(is_secure=is_secure), secret, COOKIE_LIFETIME, "Lax", is_secure=is_secure
    )


def cookie_removal_header(*, is_secure: bool) -> tuple[bytes, bytes]:
    """Return the header that removes a phone's session cookie."""
    return cookie_header(_cookie_name(is_secure=is_secure), "", 0, "Lax", is_secure=is_secure)


def cookie_header(
    cookie_name: bytes, value: str, lifetime: int, same_site: str, *, is_secure: bool
) -> tuple[bytes, bytes]:
    """Return the header that sets a cookie for some seconds. A lifetime of 0 removes the cookie."""
    security = "; Secure" if is_secure else ""
    attributes = f"; Path=/; Max-Age={lifetime}; HttpOnly; SameSite={same_site}{security}"
    return b"set-cookie", cookie_name + b"=" + value.encode() + attributes.encode()
