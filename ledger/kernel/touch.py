"""What an act touched, and whether anything later touches the same."""

from collections.abc import Iterable, Iterator

from ledger.audience import Viewer, sees
from ledger.books import holder
from ledger.entry import Entry, audiences
from ledger.kernel.entries import PeriodOpened
from ledger.kernel.state import Log

Touched = tuple[str, str]
"""A kind of thing (`who`, `place`) and its id."""


def whole_act(log: Log, entry: Entry) -> tuple[Entry, ...]:
    """All entries of the act that this entry belongs to, in order."""
    if entry.doing is None:
        return (entry,)
    first = entry.position - entry.doing.index
    return tuple(log.entries[position] for position in range(first, first + entry.doing.count))


def touched_since(log: Log, act: tuple[Entry, ...], viewer: Viewer) -> bool:
    """Whether a later entry touches the same accounts, places or people, or a period opened.

    Entries of which the viewer sees nothing do not count: the answer would tell of them.
    """
    mine = {thing for entry in act for thing in _touched(entry)}
    mine |= {("place", origin) for entry in act for origin in _origins(log, entry)}
    later = (log.entries[p] for p in range(act[-1].position + 1, log.position + 1))
    return any(
        isinstance(entry.body, PeriodOpened) or not mine.isdisjoint(_touched(entry))
        for entry in later
        if noticed(entry, viewer)
    )


def noticed(entry: Entry, viewer: Viewer) -> bool:
    """Whether the viewer sees any part of an entry."""
    return any(sees(audience, viewer) for audience in audiences(entry))


def _touched(entry: Entry) -> Iterator[Touched]:
    for posting in entry.postings:
        yield from _people((holder(posting.source), holder(posting.target)))
    for placement in entry.placements:
        yield "who", placement.piece
        yield "place", placement.place
    # To ask, agree, complain or take one's card to another phone touches nothing by itself.
    if entry.doing is not None and not entry.type.startswith("kernel/"):
        yield from _people((entry.doing.actor,))


def _people(names: Iterable[str]) -> Iterator[Touched]:
    return (("who", name) for name in names if name and not name.startswith("@"))


def _origins(log: Log, entry: Entry) -> Iterator[str]:
    """Where the pieces that an entry placed had been before."""
    for placement in entry.placements:
        earlier = (log.entries[p] for p in range(entry.position - 1, 0, -1))
        before = (p.place for e in earlier for p in e.placements if p.piece == placement.piece)
        yield next(before, "")
