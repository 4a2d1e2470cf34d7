"""Signatures of phones and programs, under statements that every reader can rebuild and check.

A phone makes its own Ed25519 key pair and sends the public half when it claims a card. Each
statement names its subject and its game, so that no signature can be used for another purpose.
"""

import hashlib
from collections.abc import Mapping
from typing import Any

import rfc8785
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

KEY_PATTERN = r"^([0-9a-f]{64})?$"
"""The pattern of a public key in hex, or of an empty text."""

SIGNATURE_PATTERN = r"^([0-9a-f]{128})?$"
"""The pattern of a signature in hex, or of an empty text."""


def document_digest(document: Mapping[str, Any]) -> str:
    """Return SHA-256 (hex) over a JSON document in its canonical spelling (RFC 8785).

    Raises ValueError for a document without a canonical spelling, for example with numbers above
    2**53.
    """
    return hashlib.sha256(rfc8785.dumps(dict(document))).hexdigest()


def statement_bytes(subject: str, game: str, *parts: str) -> bytes:
    """Return the bytes to sign.

    There is one line for the subject with its version, one for the game, and one for each part.
    Raises ValueError for a part with several lines, which could be taken for two parts.
    """
    lines = (f"acta/{subject}", game, *parts)
    if any("\n" in line for line in lines):
        raise ValueError("what is signed stands on lines of its own")
    return "\n".join(lines).encode()


def is_signature_valid(public_key: str, statement: bytes, signature: str) -> bool:
    """Return whether the owner of this public key (hex) made the signature (hex)."""
    try:
        verifying_key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key))
        verifying_key.verify(bytes.fromhex(signature), statement)
    except (ValueError, InvalidSignature):
        return False
    return True
