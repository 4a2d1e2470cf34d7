"""Signed notes: a text with its signatures below it, readable by people (C2SP signed-note).

Keys are Ed25519. Entry 1 publishes a key's public text (the note format's verifier key).
"""

import base64
import binascii
from hashlib import sha256

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)

_ED25519 = b"\x01"
_KEY_BYTES = 32
_ID_BYTES = 4
_DASH = "\N{EM DASH} "


class SealError(Exception):
    """A key, a signed note or a head is invalid. The message says how in a sentence."""


def public_key_text(key_name: str, signing_key: bytes) -> str:
    """Return the public half of a 32-byte signing key, as text under a name.

    Raises SealError for a name that is empty or contains a space or a plus sign.
    """
    if (
        not key_name
        or "+" in key_name
        or any(character.isspace() or not character.isprintable() for character in key_name)
    ):
        raise SealError(f"{key_name!r} cannot name a key: it may have no spaces and no plus sign")
    public_key = Ed25519PrivateKey.from_private_bytes(signing_key).public_key().public_bytes_raw()
    return f"{key_name}+{_key_id(key_name, public_key).hex()}+{to_base64(_ED25519 + public_key)}"


def key_as_hex(note_key: str) -> str:
    """Return the 32 bytes (hex) of a public key's text.

    Raises SealError if the text is not a key.
    """
    return _read_key(note_key)[2].public_bytes_raw().hex()


def sign_note(text: str, key_name: str, signing_key: bytes) -> str:
    """Return the text and its signature by this 32-byte key. The text ends with a line break."""
    if not text.endswith("\n") or "\n\n" in text:
        raise SealError("a note ends with a line break and has no empty lines")
    note_key = Ed25519PrivateKey.from_private_bytes(signing_key)
    key_id = _key_id(key_name, note_key.public_key().public_bytes_raw())
    return f"{text}\n{_DASH}{key_name} {to_base64(key_id + note_key.sign(text.encode()))}\n"


def open_note(note: str, note_key: str) -> str:
    """Return the text of a note, if the holder of this public key signed it.

    Signatures by other keys are ignored, as the format demands. Raises SealError if the holder did
    not sign the note.
    """
    key_name, key_id, public_key = _read_key(note_key)
    text, signatures = _split_note(note)
    for line in signatures.removesuffix("\n").split("\n"):
        signature = _signature_in_line(line, key_name, key_id)
        if signature is not None:
            _check_signature(public_key, signature, text)
            return text
    raise SealError("it is not signed with the key of this game")


def note_text(note: str) -> str:
    """Return the text of a note without checking its signature.

    Raises SealError if `note` is not a note.
    """
    return _split_note(note)[0]


def _split_note(note: str) -> tuple[str, str]:
    text, separator, signatures = note.rpartition("\n\n")
    if not separator or not signatures.endswith("\n"):
        raise SealError("it is not a signed note")
    return f"{text}\n", signatures


def _signature_in_line(line: str, key_name: str, key_id: bytes) -> bytes | None:
    """Return the signature in a line, or None if another key made it."""
    line_start, signer, encoded = line[:2], *line[2:].partition(" ")[::2]
    if line_start != _DASH:
        raise SealError("one of its signature lines is damaged")
    content = from_base64(encoded)
    if signer != key_name or content[:_ID_BYTES] != key_id:
        return None
    return content[_ID_BYTES:]


def _check_signature(public_key: Ed25519PublicKey, signature: bytes, text: str) -> None:
    try:
        public_key.verify(signature, text.encode())
    except InvalidSignature:
        raise SealError("its signature does not fit its text") from None


def _read_key(note_key: str) -> tuple[str, bytes, Ed25519PublicKey]:
    key_name, _, key_text = note_key.partition("+")
    stated_digest, _, encoded = key_text.partition("+")
    content = from_base64(encoded)
    public_key = content[len(_ED25519) :]
    if not key_name or content[: len(_ED25519)] != _ED25519 or len(public_key) != _KEY_BYTES:
        raise SealError("the key of this game is not a key for signed notes")
    key_id = _key_id(key_name, public_key)
    if stated_digest != key_id.hex():
        raise SealError("the key of this game is damaged")
    return key_name, key_id, Ed25519PublicKey.from_public_bytes(public_key)


def _key_id(key_name: str, public_key: bytes) -> bytes:
    return sha256(key_name.encode() + b"\n" + _ED25519 + public_key).digest()[:_ID_BYTES]


def to_base64(content: bytes) -> str:
    """Return the bytes in the base64 of signed notes."""
    return base64.b64encode(content).decode()


def from_base64(text: str) -> bytes:
    """Return the encoded bytes. Raises SealError for any other spelling of the same bytes."""
    try:
        content = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        content = b""
    if not content or to_base64(content) != text:
        raise SealError("a part in base64 is damaged")
    return content
