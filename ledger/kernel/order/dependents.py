"""What an act touched, and whether anything later touches the same."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from heapq import merge
from itertools import groupby
from typing import Any

from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.kernel.vocabulary.placements import placed_before
from ledger.record.audience import Viewer, sees
from ledger.record.books import holder
from ledger.record.entry import Entry, audiences
from ledger.record.log import Log

Touched = tuple[str, str]
"""A kind of thing (`who`, `place`) and its id."""

KINDS = ("who", "place")
"""What an entry's words name as `who:octavian` and `place:rome`."""


def whole_act(log: Log, entry: Entry) -> tuple[Entry, ...]:
    """All entries of the act that this entry belongs to, in order."""
    if entry.meta is None:
        return (entry,)
    first = entry.position - entry.meta.index
    return tuple(log.entries[position] for position in range(first, first + entry.meta.count))


def touched_since(machine: Decider, log: Log, act: tuple[Entry, ...], viewer: Viewer) -> bool:
    """Whether a later entry touches the same accounts, places or people, or a period opened.

    An entry touches what it moves, who did it, where people come from, and whom and what it names.
    Entries that the viewer does not see are left out, and so are names that the viewer cannot read:
    otherwise the answer would reveal them.
    """
    mine = {thing for entry in act for thing in _touched(machine, log, entry, viewer)}
    later = (log.entries[p] for p in range(act[-1].position + 1, log.position + 1))
    return any(
        isinstance(entry.event, PeriodOpened)
        or not mine.isdisjoint(_touched(machine, log, entry, viewer))
        for entry in later
        if is_noticed(entry, viewer)
    )


def built_on(machine: Decider, log: Log, act: tuple[Entry, ...], viewer: Viewer) -> Iterator[Entry]:
    """The later entries that touch the same accounts, places or people, in order.

    Only what the viewer sees of either side counts: who is at an end that they do not see, or in
    words that they cannot read, leads to nothing.
    """
    mine = {thing for entry in act for thing in _seen_things(machine, entry, viewer)}
    if not mine:
        return
    for position in range(act[-1].position + 1, log.position + 1):
        entry = log.entries[position]
        if not mine.isdisjoint(_seen_things(machine, entry, viewer)):
            yield entry


class Dependents:
    """What `built_on` gives, for many acts of a log: made at once, asked quickly."""

    def __init__(self, machine: Decider, log: Log, viewer: Viewer) -> None:
        self._machine, self._log, self._viewer = machine, log, viewer
        self._touching: dict[Touched, list[int]] = {}
        for position in range(1, log.position + 1):
            for thing in {*_seen_things(machine, log.entries[position], viewer)}:
                self._touching.setdefault(thing, []).append(position)

    def of(self, act: tuple[Entry, ...]) -> Iterator[Entry]:
        """The later entries that touch the same accounts, places or people, in order."""
        mine = {thing for e in act for thing in _seen_things(self._machine, e, self._viewer)}
        found = (self._touching.get(thing, []) for thing in mine)
        later = (some[bisect_right(some, act[-1].position) :] for some in found)
        return (self._log.entries[position] for position, _ in groupby(merge(*later)))


def _seen_things(machine: Decider, entry: Entry, viewer: Viewer) -> Iterator[Touched]:
    for posting in entry.postings:
        if sees(posting.source_audience, viewer):
            yield from _people((holder(posting.source),))
        if sees(posting.target_audience, viewer):
            yield from _people((holder(posting.target),))
    for placement in entry.placements:
        if sees(placement.audience, viewer):
            yield "who", placement.piece
            if placement.place:
                yield "place", placement.place
    if sees(entry.audience, viewer) and not entry.type.startswith("kernel/"):
        if entry.meta is not None:
            yield from _people((entry.meta.actor,))
        yield from _named(machine.types[entry.type].message_args(entry.event))


def is_noticed(entry: Entry, viewer: Viewer) -> bool:
    """Whether the viewer sees any part of an entry."""
    return any(sees(audience, viewer) for audience in audiences(entry))


def _touched(machine: Decider, log: Log, entry: Entry, viewer: Viewer) -> Iterator[Touched]:
    for posting in entry.postings:
        yield from _people((holder(posting.source), holder(posting.target)))
    for placement in entry.placements:
        yield "who", placement.piece
    for place in (*(p.place for p in entry.placements), *_origins(log, entry)):
        if place:
            yield "place", place
    # To ask, agree, complain or take one's card to another phone touches nothing by itself.
    if entry.meta is not None and not entry.type.startswith("kernel/"):
        yield from _people((entry.meta.actor,))
        if sees(entry.audience, viewer):
            yield from _named(machine.types[entry.type].message_args(entry.event))


def _people(names: Iterable[str]) -> Iterator[Touched]:
    return (("who", name) for name in names if name and not name.startswith("@"))


def _origins(log: Log, entry: Entry) -> Iterator[str]:
    """Where the pieces that an entry placed had been before; empty for nowhere."""
    for placement in entry.placements:
        yield placed_before(log, entry, placement.piece).place


def _named(words: Any) -> Iterator[Touched]:
    """The people and places in an entry's words, however deep they stand."""
    if isinstance(words, str):
        kind, _, name = words.partition(":")
        if kind in KINDS and name:
            yield kind, name
    elif isinstance(words, Mapping):
        for word in words.values():
            yield from _named(word)
    elif isinstance(words, Iterable):
        for word in words:
            yield from _named(word)
