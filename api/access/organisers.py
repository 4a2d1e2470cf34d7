"""Tokens and sessions of organisers: who may prepare events on this server.

A session is a signed cookie and no stored row. It is good on every server with the same token, and
ends when the token changes.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from api.access.cookies import cookie_header, cookie_value

COOKIE_NAME = b"acta-organiser"
SECURE_COOKIE_NAME = b"__Host-acta-organiser"
LIFETIME = 24 * 3600
"""Lifetime of a session in seconds."""

TOKEN_BYTES = 16
"""Number of random bytes of a token for one run. The log removes texts of this form."""


class OrganiserTokens:
    """The tokens that open the organiser's page: the server's own token, and one for this run."""

    def __init__(self, admin_token: str, randomness: Callable[[int], bytes]) -> None:
        self._admin_token = admin_token
        self._randomness = randomness
        self._run_token = ""

    def make_run_token(self) -> str:
        """Return a new token that is good while this server runs."""
        self._run_token = self._randomness(TOKEN_BYTES).hex()
        return self._run_token

    @property
    def has_tokens(self) -> bool:
        """Whether anybody may prepare events on this server."""
        return any(self._tokens())

    def accepts(self, token: str) -> bool:
        """Return whether this is one of the tokens."""
        # Every token is compared, so the time does not show which one is nearly right.
        matches = [
            hmac.compare_digest(token.encode(), valid_token.encode())
            for valid_token in self._tokens()
        ]
        return any(matches)

    def new_session(self, token: str, now: int) -> str:
        """Return the secret of a session that begins now (milliseconds) with an accepted token."""
        expiry = now // 1000 + LIFETIME
        content = f"{expiry}.{self._randomness(TOKEN_BYTES).hex()}"
        return f"{content}.{_signature(token, content)}"

    def is_session_valid(self, secret: str, now: int) -> bool:
        """Return whether a session's secret is good now (milliseconds)."""
        content, _, signature = secret.rpartition(".")
        expiry = content.partition(".")[0]
        if not (expiry.isascii() and expiry.isdigit() and int(expiry[:15]) > now // 1000):
            return False
        matches = [
            hmac.compare_digest(signature.encode(), _signature(token, content).encode())
            for token in self._tokens()
        ]
        return any(matches)

    def _tokens(self) -> Iterator[str]:
        return filter(None, (self._admin_token, self._run_token))


def _signature(token: str, content: str) -> str:
    return hmac.new(_key(token), content.encode(), "sha256").hexdigest()


@lru_cache(maxsize=8)
def _key(token: str) -> bytes:
    """Return the key that signs the sessions of a token. The first time takes about 50 ms.

    An attacker who reads a cookie on plain HTTP can guess short tokens without this server, so each
    guess must be slow. Every server with this token needs the same key, so there is no random salt.
    """
    return hashlib.scrypt(token.encode(), salt=b"acta/organiser", n=2**14, r=8, p=1, dklen=32)


def organiser_secret(headers: Mapping[bytes, bytes], *, is_secure: bool) -> str:
    """Return the secret of the organiser's session in a request, or "" without one."""
    return cookie_value(headers, _cookie_name(is_secure=is_secure))


def organiser_cookie_header(secret: str, *, is_secure: bool) -> tuple[bytes, bytes]:
    """Return the header that gives a browser the session. An empty secret removes the session."""
    lifetime = LIFETIME if secret else 0
    cookie_name = _cookie_name(is_secure=is_secure)
    return cookie_header(cookie_name, secret, lifetime, "Strict", is_secure=is_secure)


def _cookie_name(*, is_secure: bool) -> bytes:
    return SECURE_COOKIE_NAME if is_secure else COOKIE_NAME
