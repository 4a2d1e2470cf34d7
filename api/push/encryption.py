"""Encrypts a message for one phone (RFC 8291), so that its push service cannot read the message.

The libraries for this need a package that has no wheel, so `pip` could not install them everywhere.
"""

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SALT_BYTES = 16
RECORD_BYTES = 4096
"""Maximum size of a record. A message is one record (RFC 8291, 4)."""

_CURVE = ec.SECP256R1()
_LAST_RECORD = b"\x02"


def encrypt_message(
    message: bytes,
    phone_key: bytes,
    phone_secret: bytes,
    sender_key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return the body of a request to a push service, in the encoding `aes128gcm`.

    `phone_key` (a point of P-256) and `phone_secret` are `p256dh` and `auth` of the subscription.
    The key of the sender and the salt are new for each message, unless they are given. Raises:
    ValueError: the key of the phone is not a point.
    """
    sender_key = sender_key or ec.generate_private_key(_CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    sender_point = sender_key.public_key().public_bytes(
        Encoding.X962, PublicFormat.UncompressedPoint
    )
    shared_secret = sender_key.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, phone_key)
    )
    secret = _derive(
        shared_secret, phone_secret, b"WebPush: info\x00" + phone_key + sender_point, 32
    )
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender_point)]) + sender_point
    return head + AESGCM(key).encrypt(nonce, message + _LAST_RECORD, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
