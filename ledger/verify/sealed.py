"""The seal: every signed head against the tree over these entries, and the texts they name."""

import re
from collections.abc import Iterable

from ledger.export import Text
from ledger.seal import SALT_BYTES, Head, SealError, Tree, fingerprint, open_head, text_digest
from ledger.verify.reading import Reading
from ledger.verify.report import Findings, Fingerprint, shown

_DIGEST = re.compile(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")


def check_heads(reading: Reading, findings: Findings) -> tuple[Fingerprint, ...]:
    """Each head is signed with the game's key and fits the tree at its size.

    Heads that fit one and the same tree are consistent with each other. Give those that do.
    """
    leaves = [item.leaf for item in reading.export.items]
    tree, valid, sealed = Tree(), [], 0
    for signed, head in _opened(reading, findings):
        if head.size > len(leaves):
            missing = head.size - len(leaves)
            findings.add(0, "seal", f"{missing} entries at the end were signed, but are missing.")
            continue
        tree = tree.extend(leaves[tree.size : head.size])
        if tree.root == head.root:
            sealed = head.size
            valid.append(Fingerprint(head.size, fingerprint(signed)))
        else:
            sentence = f"Entries {sealed + 1} to {head.size} are not those that were sealed."
            findings.add(0, "seal", sentence)
    if tree.size < len(leaves):
        sentence = f"Entries {tree.size + 1} to {len(leaves)} are covered by no signed head."
        findings.add(0, "seal", sentence)
    return tuple(valid)


def _opened(reading: Reading, findings: Findings) -> Iterable[tuple[str, Head]]:
    """The heads that are signed as they should be, each over more than the one before."""
    size = 0
    for number, signed in enumerate(reading.export.heads, start=1):
        try:
            head = open_head(signed, reading.pins.seal_key)
        except SealError as error:
            findings.add(0, "seal", f"Signed head {number} is not valid: {error}.")
            continue
        if head.game != reading.pins.game:
            findings.add(0, "seal", f"Signed head {number} is of the game {shown(head.game)}.")
        elif head.size <= size:
            findings.add(0, "seal", f"Signed head {number} stands out of order.")
        else:
            size = head.size
            yield signed, head


def check_texts(reading: Reading, findings: Findings) -> None:
    """Each free text fits its digest, and an entry names that digest."""
    texts = reading.export.texts
    stored = [item.stored for item in reading.export.items if item.stored] if texts else []
    named = {match.decode() for entry in stored for match in _DIGEST.findall(entry)}
    before = ""
    for number, text in enumerate(texts, start=1):
        if not _fits(text):
            findings.add(0, "texts", f"Free text {number} is not the one that was recorded.")
        elif text.digest not in named:
            findings.add(0, "texts", f"Free text {number} belongs to no entry of this export.")
        elif text.digest <= before:
            findings.add(0, "texts", f"Free text {number} is given twice or out of order.")
        before = text.digest


def _fits(text: Text) -> bool:
    try:
        salt = bytes.fromhex(text.salt)
    except ValueError:
        return False
    fits = len(salt) == SALT_BYTES and text.salt == salt.hex()
    return fits and text_digest(salt, text.text) == text.digest
