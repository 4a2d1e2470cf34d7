"""The seal: a Merkle log over all entries with signed heads, so that nothing changes unnoticed."""

from ledger.seal.hashes import SALT_BYTES, leaf_hash, node_hash, text_digest
from ledger.seal.head import Head, fingerprint, open_head, origin, sign_head
from ledger.seal.keys import SealKeys
from ledger.seal.note import SealError, open_note, public_text, sign_note
from ledger.seal.tree import (
    EMPTY_ROOT,
    Tree,
    consistency_proof,
    inclusion_proof,
    root_of,
    verify_consistency,
    verify_inclusion,
)
from ledger.seal.words import WORDS

__all__ = [
    "EMPTY_ROOT",
    "SALT_BYTES",
    "WORDS",
    "Head",
    "SealError",
    "SealKeys",
    "Tree",
    "consistency_proof",
    "fingerprint",
    "inclusion_proof",
    "leaf_hash",
    "node_hash",
    "open_head",
    "open_note",
    "origin",
    "public_text",
    "root_of",
    "sign_head",
    "sign_note",
    "text_digest",
    "verify_consistency",
    "verify_inclusion",
]
