"""The seal: a Merkle log over all entries with signed heads, so that every change is noticed.

Other packages see only signed heads, and not the hashes, salts and the tree. Begin with `tree`,
then `chain`, then `head`.
"""

from ledger.seal.chain import START_DIGEST, Chain
from ledger.seal.fingerprint_words import WORD_LIST
from ledger.seal.hashes import SALT_BYTES, leaf_hash, node_hash, text_digest
from ledger.seal.head import (
    ChainLink,
    Head,
    HeadKind,
    digest_in_words,
    fingerprint,
    head_digest,
    name_of_log,
    open_head,
    read_head,
    sign_head,
)
from ledger.seal.keys import SealKeys, succession_statement
from ledger.seal.note import (
    SealError,
    key_as_hex,
    note_text,
    open_note,
    public_key_text,
    sign_note,
    to_base64,
)
from ledger.seal.tree import (
    EMPTY_ROOT,
    Leaves,
    Tree,
    root_of,
    verify_consistency,
    verify_inclusion,
)

__all__ = [
    "EMPTY_ROOT",
    "SALT_BYTES",
    "START_DIGEST",
    "WORD_LIST",
    "Chain",
    "ChainLink",
    "Head",
    "HeadKind",
    "Leaves",
    "SealError",
    "SealKeys",
    "Tree",
    "digest_in_words",
    "fingerprint",
    "head_digest",
    "key_as_hex",
    "leaf_hash",
    "name_of_log",
    "node_hash",
    "note_text",
    "open_head",
    "open_note",
    "public_key_text",
    "read_head",
    "root_of",
    "sign_head",
    "sign_note",
    "succession_statement",
    "text_digest",
    "to_base64",
    "verify_consistency",
    "verify_inclusion",
]
