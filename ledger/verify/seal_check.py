"""The check of the seal: each signed head must fit the tree of entries and the head before it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ledger.language.grammar import count_text
from ledger.seal import (
    Chain,
    Head,
    SealError,
    Tree,
    fingerprint,
    head_digest,
    open_head,
    read_head,
)
from ledger.verify.dice import REVEALED_TYPE
from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import Findings, Fingerprint, safe_text


@dataclass
class _HeadChain:
    """The heads of a file in order, and the chain that they form."""

    findings: Findings
    chain: Chain = field(default_factory=Chain)
    size: int = 0
    is_chained: bool = False
    is_copied: bool = False

    def follow(self, head_number: int, signed_head: str, head: Head) -> None:
        """Check the place of the next head in the chain."""
        old_size, link = self.size, head.link
        self.size = max(old_size, head.size)
        # Heads before version 0.2 have no number, so each must cover new entries.
        if self.is_copied or head.size < old_size or (link is None and head.size == old_size):
            self.findings.add(0, "seal", f"Signed head {head_number} stands out of order.")
        if link is None:
            if self.is_chained:
                sentence = f"Signed head {head_number} is not chained, though one before it is."
                self.findings.add(0, "heads", sentence)
            self.chain = self.chain.with_head(signed_head)
            return
        self.is_chained, self.is_copied = True, link.kind == "copy"
        chain_fault = _chain_fault(head, self.chain)
        if chain_fault:
            self.findings.add(0, "heads", chain_fault)
        next_chain = Chain(link.number - 1, link.at, link.after)
        self.chain = (
            Chain(link.number, link.at, link.after)
            if self.is_copied
            else next_chain.with_head(signed_head)
        )


def _chain_fault(head: Head, chain: Chain) -> str:
    """Return the fault in the place of the next chained head; "" if there is none."""
    if head.link is None:
        return ""
    is_copy = head.link.kind == "copy"
    expected_number = chain.number if is_copy else chain.number + 1
    missing_count, last_number = (
        head.link.number - expected_number,
        expected_number if is_copy else expected_number - 1,
    )
    if missing_count > 0:
        place_text = f"after head {last_number}" if last_number else "at the beginning"
        missing_heads_text = count_text(missing_count, "published head is", "published heads are")
        return f"{missing_heads_text} missing {place_text}."
    if missing_count < 0 or head.link.after != chain.digest:
        return f"Head {head.link.number} does not go on from the head before it."
    if head.link.at < chain.at:
        return f"Head {head.link.number} is dated earlier than the head before it."
    return ""


def check_heads(decoded_export: DecodedExport, findings: Findings) -> tuple[Fingerprint, ...]:
    """Check that the game's key signed each head, that it fits the tree, and that none is missing.

    Heads that fit the same tree are consistent with each other. Returns the heads that fit.
    """
    leaves = [exported_entry.leaf for exported_entry in decoded_export.export.items]
    head_chain = _HeadChain(findings)
    tree, valid_heads, sealed_size = Tree(), list[Fingerprint](), 0
    periods: set[int] = set()
    for head_number, signed_head, head in _valid_heads(decoded_export, findings):
        head_chain.follow(head_number, signed_head, head)
        periods |= set() if head_chain.is_copied else {head.size}
        if head.size > len(leaves):
            missing_text = count_text(
                head.size - len(leaves), "signed entry is", "signed entries are"
            )
            findings.add(0, "seal", f"{missing_text} missing at the end.")
            continue
        if head.size < tree.size:
            continue
        tree = tree.extend(leaves[tree.size : head.size])
        if tree.root == head.root:
            sealed_size = head.size
            valid_heads.append(_fingerprint(signed_head, head))
        else:
            findings.add(0, "seal", _tree_fault(sealed_size, head))
    if tree.size < len(leaves):
        sentence = f"Entries {tree.size + 1} to {len(leaves)} are covered by no signed head."
        findings.add(0, "seal", sentence)
    _check_heads_of_periods(decoded_export, periods, findings)
    return tuple(valid_heads)


def _fingerprint(signed_head: str, head: Head) -> Fingerprint:
    head_kind, time = (head.link.kind, head.link.at) if head.link else ("unchained", 0)
    return Fingerprint(
        head.size, fingerprint(signed_head), head_kind, time, head_digest(signed_head)
    )


def _tree_fault(sealed_size: int, head: Head) -> str:
    if head.size == sealed_size:
        entries_text = count_text(sealed_size, "entry", "entries")
        return f"A head over {entries_text} is not over those of this file."
    return f"Entries {sealed_size + 1} to {head.size} are not those that were sealed."


def _valid_heads(
    decoded_export: DecodedExport, findings: Findings
) -> Iterator[tuple[int, str, Head]]:
    """Yield the heads with a valid signature, with their places in the file.

    Each must be signed by the server that recorded the last entry under it.
    """
    for head_number, signed_head in enumerate(decoded_export.export.heads, start=1):
        try:
            head = open_head(
                signed_head,
                decoded_export.servers.server_at(max(1, read_head(signed_head).size)).seal_key,
            )
        except SealError as error:
            findings.add(0, "seal", f"Signed head {head_number} is not valid: {error}.")
            continue
        if head.game != decoded_export.pins.game:
            findings.add(
                0, "seal", f"Signed head {head_number} is of the game {safe_text(head.game)}."
            )
        else:
            yield head_number, signed_head, head


def _check_heads_of_periods(
    decoded_export: DecodedExport, positions: set[int], findings: Findings
) -> None:
    """Check that a head over all entries so far was published at each period's end.

    This check is made for files of all versions.
    """
    for entry_number, entry in decoded_export.entries:
        if entry.type == REVEALED_TYPE and entry_number not in positions:
            sentence = (
                f"The head that was published with entry {entry_number}, at the end of period "
                f"{entry.period}, is missing."
            )
            findings.add(entry_number, "heads", sentence)
