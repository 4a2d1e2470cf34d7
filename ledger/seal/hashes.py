"""Hash functions for leaves and nodes of the log (RFC 6962, section 2.1), and of salted texts."""

from hashlib import sha256

SALT_BYTES = 16
"""The fixed length of every salt, so that no byte can move from a salt to its content."""


def leaf_hash(entry_bytes: bytes, salt: bytes = b"") -> bytes:
    """Return the leaf hash of an entry's stored bytes.

    Without the salt a short secret could be guessed.
    """
    return sha256(b"\x00" + salt + entry_bytes).digest()


def node_hash(left_hash: bytes, right_hash: bytes) -> bytes:
    """Return the hash of a tree node, from the hashes of its two children."""
    return sha256(b"\x01" + left_hash + right_hash).digest()


def text_digest(salt: bytes, text: str) -> str:
    """Return the digest (hex) that an entry holds instead of a free text.

    The seal stays valid if the text is erased.
    """
    return sha256(salt + text.encode()).hexdigest()
