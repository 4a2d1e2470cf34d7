"""Two exports of one game: whether they tell one story, or whoever sealed them told two."""

from collections.abc import Iterator

import msgspec

from ledger.export import Export
from ledger.seal import SealError, head_digest, open_head
from ledger.verify.report import Findings
from ledger.verify.takeovers import RESTORED


def check_others(export: Export, others: tuple[Export, ...], findings: Findings) -> None:
    """Compare an export with others of the same game; each that contradicts it is a finding."""
    for number, other in enumerate(others, start=1):
        name = f"Export {number} given beside it"
        wrong = list(_contradictions(export, other))
        for sentence in wrong:
            findings.add(0, "histories", f"{name}: {sentence}")
        kept = _kept_of(export, other)
        if not wrong and kept:
            findings.notes.append(
                f"{name} has the same first {kept} entries: then a server was lost, and one of the "
                f"two goes on from a copy. The files have {len(export.items) - kept} and "
                f"{len(other.items) - kept} entries of their own."
            )
        elif not wrong:
            same = min(len(export.items), len(other.items))
            findings.notes.append(f"{name} has the same {same} entries.")


def _contradictions(export: Export, other: Export) -> Iterator[str]:
    if other.header.game != export.header.game:
        yield "It is of another game."
        return
    if other.header.seal_key != export.header.seal_key:
        yield "It is sealed with another key: one of the two was made by somebody else, or anew."
    yield from _entries_apart(export, other)
    yield from _heads_apart(export, other)


def _entries_apart(export: Export, other: Export) -> Iterator[str]:
    apart = _first_apart(export, other)
    if apart and not _kept_of(export, other):
        yield f"The two agree up to entry {apart - 1}. Entry {apart} says something else in each."


def _first_apart(export: Export, other: Export) -> int:
    """The place of the first entry that is not the same in both, 0 for none."""
    pairs = zip(export.items, other.items, strict=False)
    return next((n for n, (one, two) in enumerate(pairs, start=1) if one.leaf != two.leaf), 0)


def _kept_of(export: Export, other: Export) -> int:
    """How many entries a copy had from which just one of the two goes on where they part, or 0."""
    apart = _first_apart(export, other)
    items = (one.items[apart - 1] for one in (export, other) if apart)
    restored = sum(item.stored is not None and _is_restored(item.stored) for item in items)
    return apart - 1 if restored == 1 else 0


class _Typed(msgspec.Struct):
    type: str


def _is_restored(stored: bytes) -> bool:
    try:
        return msgspec.json.decode(stored, type=_Typed).type == RESTORED
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return False


def _heads_apart(export: Export, other: Export) -> Iterator[str]:
    """Signed heads of one number that are not the same: no accident makes two of them."""
    key = export.header.seal_key
    mine, theirs = _published(export, key), _published(other, key)
    twice = sorted(
        number for number in mine.keys() & theirs.keys() if mine[number] != theirs[number]
    )
    if twice:
        yield (
            f"Head {twice[0]} was signed twice with the key of this game, over different entries: "
            "whoever holds the key has shown different stories to different people."
        )


def _published(export: Export, key: str) -> dict[int, bytes]:
    """The digests of the published heads that this key signed, by their numbers."""
    found: dict[int, bytes] = {}
    for signed in export.heads:
        try:
            head = open_head(signed, key)
        except SealError:
            continue  # it is a finding of the file that it stands in
        if head.link is not None and head.link.kind != "copy":
            found[head.link.number] = head_digest(signed)
    return found
