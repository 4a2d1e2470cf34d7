"""Two exports of one game: whether they tell one story, or whoever sealed them told two."""

from collections.abc import Iterator

from ledger.export import Export
from ledger.seal import SealError, head_digest, open_head
from ledger.verify.report import Findings


def check_others(export: Export, others: tuple[Export, ...], findings: Findings) -> None:
    """Compare an export with others of the same game; each that contradicts it is a finding."""
    for number, other in enumerate(others, start=1):
        name = f"Export {number} given beside it"
        wrong = list(_contradictions(export, other))
        for sentence in wrong:
            findings.add(0, "histories", f"{name}: {sentence}")
        if not wrong:
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
    pairs = zip(export.items, other.items, strict=False)
    apart = next((n for n, (one, two) in enumerate(pairs, start=1) if one.leaf != two.leaf), 0)
    if apart:
        yield f"The two agree up to entry {apart - 1}. Entry {apart} says something else in each."


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
