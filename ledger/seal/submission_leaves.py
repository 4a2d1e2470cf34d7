"""The leaves of a window's seal: one for each character who owes, salted anew for each seal.

A leaf is hashed like an entry's: over its salt and the canonical JSON (RFC 8785) of what it says.
Whoever is given the path from their own leaf to the root learns nothing of their neighbours: not
even whether these have changed what they saved since the last seal.
"""

import msgspec
import rfc8785

from ledger.seal.hashes import leaf_hash
from ledger.seal.submission import Leaf


def leaf_text(window: str, number: int, leaf: Leaf) -> bytes:
    """What a leaf says. Raise ValueError for numbers that JSON cannot carry."""
    saved = msgspec.to_builtins(leaf.saved) if leaf.saved is not None else None
    return rfc8785.dumps({"window": window, "seal": number, "who": leaf.who, "saved": saved})


def submission_leaf(window: str, number: int, leaf: Leaf) -> bytes:
    """The hash of a leaf in this seal of this window. Raise ValueError for a salt without hex."""
    return leaf_hash(leaf_text(window, number, leaf), bytes.fromhex(leaf.salt))
