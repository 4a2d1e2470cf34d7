"""The leaves of a window's seal: one for each character who owes, with a new salt each time.

A leaf is hashed like the leaf of an entry, over its salt and its canonical JSON (RFC 8785). A path
from one's own leaf to the root tells nothing about the neighbours. The path does not even tell
whether they have changed their submissions since the last seal.
"""

import msgspec
import rfc8785

from ledger.seal.hashes import leaf_hash
from ledger.seal.submission import Leaf


def leaf_text(window: str, seal_number: int, leaf: Leaf) -> bytes:
    """Return the content of a leaf. Raises ValueError for numbers that JSON cannot carry."""
    saved_document = msgspec.to_builtins(leaf.saved) if leaf.saved is not None else None
    return rfc8785.dumps(
        {"window": window, "seal": seal_number, "who": leaf.who, "saved": saved_document}
    )


def submission_leaf_hash(window: str, seal_number: int, leaf: Leaf) -> bytes:
    """Return the hash of a leaf in this seal. Raises ValueError for a salt that is not hex."""
    return leaf_hash(leaf_text(window, seal_number, leaf), bytes.fromhex(leaf.salt))
