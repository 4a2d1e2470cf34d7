"""A comparison of two exports of one game, to find contradictions between their seals."""

from collections.abc import Iterator

import msgspec

from ledger.export.document import Export
from ledger.language.grammar import count_text
from ledger.seal import Head, SealError, head_digest, open_head
from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import Findings
from ledger.verify.takeovers import RESTORED


def compare_exports(reading: DecodedExport, others: tuple[Export, ...], findings: Findings) -> None:
    """Compare an export with other exports of the same game. Each contradiction is a finding."""
    export = reading.export
    for number, other in enumerate(others, start=1):
        name = f"Export {number} given beside it"
        apart = _first_differing_place(export, other)
        kept = _copied_entry_count(export, other, apart)
        wrong = list(_contradictions(reading, other, 0 if kept else apart))
        for sentence in wrong:
            findings.add(0, "histories", f"{name}: {sentence}")
        if not wrong and kept:
            same, rest = _entries_text(kept), _entries_text(len(other.items) - kept)
            findings.notes.append(
                f"{name} begins with the same {same}: then a server was lost, and one of the two "
                f"goes on from a copy. The files go on with {len(export.items) - kept} and {rest} "
                "of their own."
            )
        elif not wrong:
            same = _entries_text(min(len(export.items), len(other.items)))
            findings.notes.append(f"{name} has the same {same}.")


def _entries_text(number: int) -> str:
    return count_text(number, "entry", "entries")


def _contradictions(reading: DecodedExport, other: Export, apart: int) -> Iterator[str]:
    """Yield the contradictions between two exports.

    Entry `apart` is the first that differs; it is 0 if no entry differs, or if a restored copy
    explains the difference.
    """
    export = reading.export
    if other.header.game != export.header.game:
        yield "It is of another game."
        return
    if other.header.seal_key != export.header.seal_key:
        yield "It is sealed with another key: one of the two was made by somebody else, or anew."
    if apart:
        yield f"The two agree up to entry {apart - 1}. Entry {apart} says something else in each."
    yield from _differing_heads(export, other, reading.servers.keys)


def _first_differing_place(export: Export, other: Export) -> int:
    """Return the place of the first entry that differs; 0 if no entry differs."""
    pairs = zip(export.items, other.items, strict=False)
    return next((n for n, (one, two) in enumerate(pairs, start=1) if one.leaf != two.leaf), 0)


def _copied_entry_count(export: Export, other: Export, apart: int) -> int:
    """Return the number of entries in a copy, if one export continues from it at the difference.

    Returns 0 if no export continues from the copy, or if both do.
    """
    items = (one.items[apart - 1] for one in (export, other) if apart)
    restored = sum(item.stored is not None and _is_restoration(item.stored) for item in items)
    return apart - 1 if restored == 1 else 0


class _EntryWithType(msgspec.Struct):
    type: str


def _is_restoration(stored: bytes) -> bool:
    try:
        return msgspec.json.decode(stored, type=_EntryWithType).type == RESTORED
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return False


def _differing_heads(export: Export, other: Export, keys: tuple[str, ...]) -> Iterator[str]:
    """Yield differing heads with the same number and key, which no accident can explain.

    A server that took over continues the numbers from the copy. So a lost server and the next one
    may each have signed a head of one number.
    """
    mine, theirs = _published_digests(export, keys), _published_digests(other, keys)
    common = mine.keys() & theirs.keys()
    twice = [number for key, number in common if mine[key, number] != theirs[key, number]]
    if twice:
        yield (
            f"Head {min(twice)} was signed twice with one key of this game, over different "
            "entries: whoever holds the key has shown different stories to different people."
        )


def _published_digests(export: Export, keys: tuple[str, ...]) -> dict[tuple[str, int], bytes]:
    """Return the digests of the published heads that these keys signed, by key and number."""
    found: dict[tuple[str, int], bytes] = {}
    for signed in export.heads:
        for key in keys:
            head = _head_if_signed_by(signed, key)
            if head is not None and head.link is not None and head.link.kind != "copy":
                found[key, head.link.number] = head_digest(signed)
    return found


def _head_if_signed_by(signed: str, key: str) -> Head | None:
    try:
        return open_head(signed, key)
    except SealError:
        return None  # of another server, or already a finding
