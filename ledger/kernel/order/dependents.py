"""Dependent entries: later entries about the same accounts, people or places as an act."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from heapq import merge
from itertools import groupby
from typing import Any

from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.kernel.vocabulary.placements import placement_before
from ledger.record.audience import Viewer, sees
from ledger.record.books import holder
from ledger.record.entry import Entry, audiences
from ledger.record.log import Log

TouchedThing = tuple[str, str]
"""A person or place that an entry touches: the kind (`who`, `place`) and the id."""

REFERENCE_KINDS = ("who", "place")
"""The kinds of references in an entry's words, as in `who:octavian` and `place:rome`."""


def entries_of_act(log: Log, entry: Entry) -> tuple[Entry, ...]:
    """Return all entries of the act that this entry belongs to, in order."""
    if entry.meta is None:
        return (entry,)
    first_position = entry.position - entry.meta.index
    return tuple(
        log.entries[position]
        for position in range(first_position, first_position + entry.meta.count)
    )


def was_touched_since(machine: Decider, log: Log, act: tuple[Entry, ...], viewer: Viewer) -> bool:
    """Return whether a later entry touches the same accounts, people or places.

    The result is also true if a period has opened since the act.

    An entry touches the holders of its postings, its pieces and their places before and after. It
    also touches its actor, and the people and places that it names. Entries that the viewer does
    not see are left out, and so are names that the viewer cannot read. Otherwise the answer would
    reveal hidden entries and names.
    """
    own_things = {thing for entry in act for thing in _touched_things(machine, log, entry, viewer)}
    later_entries = (
        log.entries[position] for position in range(act[-1].position + 1, log.position + 1)
    )
    return any(
        isinstance(entry.event, PeriodOpened)
        or not own_things.isdisjoint(_touched_things(machine, log, entry, viewer))
        for entry in later_entries
        if sees_any_part(entry, viewer)
    )


def dependent_entries(
    machine: Decider, log: Log, act: tuple[Entry, ...], viewer: Viewer
) -> Iterator[Entry]:
    """Yield the later entries that touch the same accounts, places or people, in order.

    Only visible parts of both entries count. A person at a hidden end of a posting, or in words
    that the viewer cannot read, does not count.
    """
    own_things = {thing for entry in act for thing in _visible_things(machine, entry, viewer)}
    if not own_things:
        return
    for position in range(act[-1].position + 1, log.position + 1):
        entry = log.entries[position]
        if not own_things.isdisjoint(_visible_things(machine, entry, viewer)):
            yield entry


class DependentsIndex:
    """An index of a log that answers `dependent_entries` quickly for many acts."""

    def __init__(self, machine: Decider, log: Log, viewer: Viewer) -> None:
        self._machine, self._log, self._viewer = machine, log, viewer
        self._touching: dict[TouchedThing, list[int]] = {}
        for entry in log.in_order():
            for thing in {*_visible_things(machine, entry, viewer)}:
                self._touching.setdefault(thing, []).append(entry.position)

    def dependents_of(self, act: tuple[Entry, ...]) -> Iterator[Entry]:
        """Yield the later entries that touch the same accounts, places or people, in order."""
        own_things = {
            thing for entry in act for thing in _visible_things(self._machine, entry, self._viewer)
        }
        positions = (self._touching.get(thing, []) for thing in own_things)
        later_positions = (
            positions_of_thing[bisect_right(positions_of_thing, act[-1].position) :]
            for positions_of_thing in positions
        )
        return (self._log.entries[position] for position, _ in groupby(merge(*later_positions)))


def _visible_things(machine: Decider, entry: Entry, viewer: Viewer) -> Iterator[TouchedThing]:
    for posting in entry.postings:
        if sees(posting.source_audience, viewer):
            yield from _touched_people((holder(posting.source),))
        if sees(posting.target_audience, viewer):
            yield from _touched_people((holder(posting.target),))
    for placement in entry.placements:
        if sees(placement.audience, viewer):
            yield "who", placement.piece
            if placement.place:
                yield "place", placement.place
    if sees(entry.audience, viewer) and not entry.type.startswith("kernel/"):
        if entry.meta is not None:
            yield from _touched_people((entry.meta.actor,))
        yield from _people_and_places_in(machine.types[entry.type].message_args(entry.event))


def sees_any_part(entry: Entry, viewer: Viewer) -> bool:
    """Return whether the viewer sees any part of an entry."""
    return any(sees(audience, viewer) for audience in audiences(entry))


def _touched_things(
    machine: Decider, log: Log, entry: Entry, viewer: Viewer
) -> Iterator[TouchedThing]:
    accounts = (
        account for posting in entry.postings for account in (posting.source, posting.target)
    )
    yield from _touched_people(map(holder, accounts))
    for placement in entry.placements:
        yield "who", placement.piece
    for place in (
        *(placement.place for placement in entry.placements),
        *_places_before_entry(log, entry),
    ):
        if place:
            yield "place", place
    # Requests, consents, complaints and moves of a card touch no people or places by themselves.
    if entry.meta is not None and not entry.type.startswith("kernel/"):
        yield from _touched_people((entry.meta.actor,))
        if sees(entry.audience, viewer):
            yield from _people_and_places_in(machine.types[entry.type].message_args(entry.event))


def _touched_people(names: Iterable[str]) -> Iterator[TouchedThing]:
    return (
        ("who", character) for character in names if character and not character.startswith("@")
    )


def _places_before_entry(log: Log, entry: Entry) -> Iterator[str]:
    """Yield the places of the entry's pieces before the entry; empty for a piece without one."""
    for placement in entry.placements:
        yield placement_before(log, entry, placement.piece).place


def _people_and_places_in(fields: Any) -> Iterator[TouchedThing]:
    """Yield the people and places in an entry's words, at any depth."""
    if isinstance(fields, str):
        reference_kind, _, reference = fields.partition(":")
        if reference_kind in REFERENCE_KINDS and reference:
            yield reference_kind, reference
    elif isinstance(fields, Mapping):
        for word in fields.values():
            yield from _people_and_places_in(word)
    elif isinstance(fields, Iterable):
        for word in fields:
            yield from _people_and_places_in(word)
