"""What phones and programs sign: statements that anybody can rebuild and check.

A phone makes an Ed25519 key pair of its own and shows the public half when it claims a card. What
it signs says what it is about and in which game, so that no signature serves for something else.
"""

import hashlib
from collections.abc import Mapping
from typing import Any

import rfc8785
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

KEY = r"^([0-9a-f]{64})?$"
"""A public key in hex, or nothing."""

SIGNATURE = r"^([0-9a-f]{128})?$"
"""A signature in hex, or nothing."""


def document_digest(document: Mapping[str, Any]) -> str:
    """SHA-256 in hex over a JSON document in its one canonical spelling (RFC 8785).

    Raise ValueError for a document that has no such spelling, as with numbers above 2**53.
    """
    return hashlib.sha256(rfc8785.dumps(dict(document))).hexdigest()


def statement(about: str, game: str, *parts: str) -> bytes:
    """What is signed: one line for what it is about and its version, for the game, for each part.

    Raise ValueError for a part of several lines: it could be taken for two parts.
    """
    lines = (f"acta/{about}", game, *parts)
    if any("\n" in line for line in lines):
        raise ValueError("what is signed stands on lines of its own")
    return "\n".join(lines).encode()


def signature_holds(key: str, said: bytes, signature: str) -> bool:
    """Whether the owner of this public key signed what was said; key and signature in hex."""
    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        public.verify(bytes.fromhex(signature), said)
    except (ValueError, InvalidSignature):
        return False
    return True
