"""Public names: a character shows one on the phone, and others know them by it for a minute.

The name contains the character and the time when it expires, with the server's mark on both. A
public name is no secret, and no act can be done with it. A player who reads the name learns whom
they met.
"""

import base64
import hmac
import re
from typing import NamedTuple

NAME_LIFETIME = 60_000
"""Milliseconds for which a public name is valid."""

LENGTH_LIMIT = 160
"""Maximum number of characters of a public name."""

_MARK_BYTES = 16
_NAME_PATTERN = re.compile(r"([a-z0-9_-]{1,64})\.([0-9a-z]{1,16})\.([A-Za-z0-9_-]{22})", re.ASCII)


class PublicName(NamedTuple):
    """The character who shows the name, and when it expires (milliseconds since the Unix epoch)."""

    character: str
    until: int

    def text(self, game: str, secret_key: bytes) -> str:
        """Return the shown name, with the mark that this key (32 bytes) makes in a game."""
        return f"{self.character}.{self.until:x}.{self._mark(game, secret_key)}"

    def _mark(self, game: str, secret_key: bytes) -> str:
        statement = f"{game}\n{self.character}\n{self.until}".encode()
        signature_mark = hmac.digest(secret_key, statement, "sha256")[:_MARK_BYTES]
        return base64.urlsafe_b64encode(signature_mark).decode().rstrip("=")


def read_public_name(text: str, game: str, secret_key: bytes, now: int) -> PublicName | None:
    """Return a name that was shown in a game; None if the name is forged, or too old at `now`."""
    name_match = _NAME_PATTERN.fullmatch(text)
    if name_match is None:
        return None
    try:
        public_name = PublicName(name_match[1], int(name_match[2], 16))
    except ValueError:
        return None
    is_valid = (
        hmac.compare_digest(public_name.text(game, secret_key), text)
        and now < public_name.until <= now + NAME_LIFETIME
    )
    return public_name if is_valid else None
