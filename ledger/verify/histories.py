"""A comparison of two exports of one game, to find contradictions between their seals."""

from collections.abc import Iterator

import msgspec

from ledger.export.document import Export
from ledger.language.grammar import count_text
from ledger.seal import Head, SealError, head_digest, open_head
from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import Findings
from ledger.verify.takeovers import RESTORED_TYPE


def compare_exports(
    decoded_export: DecodedExport, other_exports: tuple[Export, ...], findings: Findings
) -> None:
    """Compare an export with other exports of the same game. Each contradiction is a finding."""
    export = decoded_export.export
    for export_number, other_export in enumerate(other_exports, start=1):
        export_name = f"Export {export_number} given beside it"
        difference = _first_differing_place(export, other_export)
        copied_count = _copied_entry_count(export, other_export, difference)
        contradictions = list(
            _contradictions(decoded_export, other_export, 0 if copied_count else difference)
        )
        for sentence in contradictions:
            findings.add(0, "histories", f"{export_name}: {sentence}")
        if not contradictions and copied_count:
            same_text = _entries_text(copied_count)
            other_text = _entries_text(len(other_export.items) - copied_count)
            own_count = len(export.items) - copied_count
            findings.notes.append(
                f"{export_name} begins with the same {same_text}: then a server was lost, and one "
                f"of the two goes on from a copy. The files go on with {own_count} and "
                f"{other_text} of their own."
            )
        elif not contradictions:
            same_text = _entries_text(min(len(export.items), len(other_export.items)))
            findings.notes.append(f"{export_name} has the same {same_text}.")


def _entries_text(entry_count: int) -> str:
    return count_text(entry_count, "entry", "entries")


def _contradictions(
    decoded_export: DecodedExport, other_export: Export, difference: int
) -> Iterator[str]:
    """Yield the contradictions between two exports.

    Entry `difference` is the first that differs; it is 0 if no entry differs, or if a restored copy
    explains the difference.
    """
    export = decoded_export.export
    if other_export.header.game != export.header.game:
        yield "It is of another game."
        return
    if other_export.header.seal_key != export.header.seal_key:
        yield "It is sealed with another key: one of the two was made by somebody else, or anew."
    if difference:
        yield (
            f"The two agree up to entry {difference - 1}. "
            f"Entry {difference} says something else in each."
        )
    yield from _differing_heads(export, other_export, decoded_export.servers.keys)


def _first_differing_place(export: Export, other_export: Export) -> int:
    """Return the place of the first entry that differs; 0 if no entry differs."""
    pairs = zip(export.items, other_export.items, strict=False)
    return next(
        (
            entry_number
            for entry_number, (left_item, right_item) in enumerate(pairs, start=1)
            if left_item.leaf != right_item.leaf
        ),
        0,
    )


def _copied_entry_count(export: Export, other_export: Export, difference: int) -> int:
    """Return the number of entries in a copy, if one export continues from it at the difference.

    Returns 0 if no export continues from the copy, or if both do.
    """
    exported_entries = (
        export_read.items[difference - 1] for export_read in (export, other_export) if difference
    )
    restoration_count = sum(
        exported_entry.stored is not None and _is_restoration(exported_entry.stored)
        for exported_entry in exported_entries
    )
    return difference - 1 if restoration_count == 1 else 0


class _EntryWithType(msgspec.Struct):
    type: str


def _is_restoration(entry_bytes: bytes) -> bool:
    try:
        return msgspec.json.decode(entry_bytes, type=_EntryWithType).type == RESTORED_TYPE
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return False


def _differing_heads(export: Export, other_export: Export, keys: tuple[str, ...]) -> Iterator[str]:
    """Yield differing heads with the same number and key, which no accident can explain.

    A server that took over continues the numbers from the copy. So a lost server and the next one
    may each have signed a head of one number.
    """
    own_digests, other_digests = (
        _published_digests(export, keys),
        _published_digests(other_export, keys),
    )
    common_keys = own_digests.keys() & other_digests.keys()
    double_heads = [
        head_number
        for signing_key, head_number in common_keys
        if own_digests[signing_key, head_number] != other_digests[signing_key, head_number]
    ]
    if double_heads:
        yield (
            f"Head {min(double_heads)} was signed twice with one key of this game, over different "
            "entries: whoever holds the key has shown different stories to different people."
        )


def _published_digests(export: Export, keys: tuple[str, ...]) -> dict[tuple[str, int], bytes]:
    """Return the digests of the published heads that these keys signed, by key and number."""
    digests: dict[tuple[str, int], bytes] = {}
    for signed_head in export.heads:
        for signing_key in keys:
            head = _head_if_signed_by(signed_head, signing_key)
            if head is not None and head.link is not None and head.link.kind != "copy":
                digests[signing_key, head.link.number] = head_digest(signed_head)
    return digests


def _head_if_signed_by(signed_head: str, seal_key: str) -> Head | None:
    try:
        return open_head(signed_head, seal_key)
    except SealError:
        return None  # of another server, or already a finding
