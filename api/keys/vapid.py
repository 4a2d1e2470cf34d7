"""The key pair that identifies this server to push services (VAPID, RFC 8292)."""

import base64
import binascii

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

KEY_BYTES = 32
TOKEN_LIFETIME = 12 * 3600
"""Seconds for which a signed statement is valid. Push services refuse more than a day."""


class BadKeyError(ValueError):
    """A text that is not a key. The message never quotes the text."""


def b64(content: bytes) -> str:
    """Return bytes as base64url without padding (RFC 7515)."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """Return the bytes of a base64url text without padding. Raises: ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("it is not base64url") from error


def new_private_key() -> str:
    """Return a new private key (P-256), in the form of the settings."""
    private_number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64(private_number.to_bytes(KEY_BYTES, "big"))


class ServerKey:
    """The server's own key pair for push services.

    Raises: BadKeyError: the text is not a private key.
    """

    def __init__(self, private: str, contact: str) -> None:
        self._contact = contact
        try:
            key_bytes = unb64(private)
            private_number = int.from_bytes(key_bytes, "big")
            private_key = (
                ec.derive_private_key(private_number, ec.SECP256R1())
                if len(key_bytes) == KEY_BYTES
                else None
            )
        except ValueError:
            private_key = None
        if private_key is None:
            raise BadKeyError("it is no key: `acta push-key` makes one")
        self._vapid = Vapid02(private_key)
        point = private_key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = b64(point)

    def authorization(self, origin: str, now: float) -> str:
        """Return the header that identifies the server to a push service. `now` is in seconds."""
        token_claims = {"aud": origin, "exp": int(now) + TOKEN_LIFETIME, "sub": self._contact}
        return str(self._vapid.sign(token_claims)["Authorization"])
