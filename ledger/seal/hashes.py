"""What is hashed how: leaves and nodes of the log (RFC 6962, section 2.1), and salted texts."""

from hashlib import sha256

SALT_BYTES = 16
"""How long every salt is, so that nothing can move across from the salt to what it covers."""


def leaf_hash(stored: bytes, salt: bytes = b"") -> bytes:
    """The leaf for an entry's stored bytes; the salt keeps a short secret from being guessed."""
    return sha256(b"\x00" + salt + stored).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """The hash of a tree node, from the hashes of its two children."""
    return sha256(b"\x01" + left + right).digest()


def text_digest(salt: bytes, text: str) -> str:
    """What an entry holds instead of a free text (hex): erasing the text leaves the seal valid."""
    return sha256(salt + text.encode()).hexdigest()
