"""The key pair by which push services know this server (VAPID, RFC 8292)."""

import base64
import binascii

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

KEY_BYTES = 32
LASTS = 12 * 3600
"""A signed statement is good for so many seconds; push services refuse more than a day."""


class BadKeyError(ValueError):
    """A text that is no key. It never quotes the text."""


def b64(value: bytes) -> str:
    """Bytes in the letters of URLs, without padding (RFC 7515)."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """The bytes of such a text. Raise ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("it is not base64url") from error


def new_private_key() -> str:
    """A new private key (P-256), as the settings keep it."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64(number.to_bytes(KEY_BYTES, "big"))


class ServerKey:
    """The server's own key pair. Raise BadKeyError for a text that is no private key."""

    def __init__(self, private: str, contact: str) -> None:
        self._contact = contact
        try:
            raw = unb64(private)
            number = int.from_bytes(raw, "big")
            key = ec.derive_private_key(number, ec.SECP256R1()) if len(raw) == KEY_BYTES else None
        except ValueError:
            key = None
        if key is None:
            raise BadKeyError("it is no key: `acta push-key` makes one")
        self._vapid = Vapid02(key)
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = b64(point)

    def authorization(self, origin: str, now: float) -> str:
        """The header by which the push service at an origin knows who sends; `now` in seconds."""
        claims = {"aud": origin, "exp": int(now) + LASTS, "sub": self._contact}
        return str(self._vapid.sign(claims)["Authorization"])
