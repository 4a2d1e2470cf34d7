"""Evening: dice, petitions, acts and minutes in figures, each by who could know of it.

What is confidential is counted nowhere. Every figure keeps the audience of the entry that it comes
from, so that one reading answers each viewer.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from immutables import Map

from ledger.kernel.vocabulary import petition_events as petitions
from ledger.record.audience import Audience, Viewer, is_confidential, sees
from ledger.record.entry import Entry, Roll
from projections.projection import Projection

KERNEL = "kernel/"
"""How the types of entries begin that every game has."""

MINUTE = 60_000
"""Milliseconds of a minute."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A petition: which act, who asked for it, when it was proposed and when it was answered.

    Both times are in milliseconds since the Unix epoch. It is answered when the last voice agrees
    or the first says no: `agreed` says which. `entry` is the id of the entry that proposed it, and
    `number` counts the petitions of the game in the order in which they were proposed.
    """

    entry: str
    type: str
    by: str
    at: int
    audience: Audience
    answered: int | None = None
    agreed: bool = False
    number: int = 0

    @property
    def waited(self) -> int:
        """Milliseconds from the proposal to the answer; 0 without one."""
        return 0 if self.answered is None else self.answered - self.at


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice of so many sides, rolled by the `server` or at the `table`."""

    sides: int
    source: Literal["server", "table"]


@dataclass(frozen=True, slots=True)
class Evening:
    """The reading: counts by what they count and by audience.

    `began` and `ended` are the times of the game's first and last own entry, in milliseconds since
    the Unix epoch, 0 without one: what the kernel records before and after is not played.
    `faces` counts a face of dice, `acts` the acts of a character; `minutes` counts the entries of
    each minute since the Unix epoch; `asked` has every petition by its id.
    """

    began: int = 0
    ended: int = 0
    faces: Map[tuple[Dice, int, Audience], int] = field(default_factory=Map)
    acts: Map[tuple[str, Audience], int] = field(default_factory=Map)
    minutes: Map[int, int] = field(default_factory=Map)
    asked: Map[str, Asked] = field(default_factory=Map)


def _evolve(evening: Evening, entry: Entry) -> Evening:
    if is_confidential(entry.audience):
        return evening
    own = not entry.type.startswith(KERNEL)
    return replace(
        evening,
        began=evening.began or (entry.at if own else 0),
        ended=entry.at if own else evening.ended,
        faces=_rolled(evening.faces, entry),
        acts=_acted(evening.acts, entry),
        minutes=_one_more(evening.minutes, entry.at // MINUTE),
        asked=_asked(evening.asked, entry),
    )


EVENING: Projection[Evening] = Projection("evening", 3, Evening(), _evolve)


def _one_more(counts: Map[Any, int], key: Any) -> Map[Any, int]:
    return counts.set(key, counts.get(key, 0) + 1)


def _rolled(
    faces: Map[tuple[Dice, int, Audience], int], entry: Entry
) -> Map[tuple[Dice, int, Audience], int]:
    for roll in entry.rolls:
        faces = _one_more(faces, (_dice(roll), roll.value, entry.audience))
    return faces


def _dice(roll: Roll) -> Dice:
    return Dice(roll.sides, "table" if roll.source == "table" else "server")


def _acted(acts: Map[tuple[str, Audience], int], entry: Entry) -> Map[tuple[str, Audience], int]:
    """An act is counted with its first entry, for who did it."""
    meta = entry.meta
    if meta is None or meta.index or not meta.actor:
        return acts
    return _one_more(acts, (meta.actor, entry.audience))


def _asked(asked: Map[str, Asked], entry: Entry) -> Map[str, Asked]:
    match entry.event:
        case petitions.PetitionOpened(petition=name, type=act, actor=actor):
            number = len(asked) + 1
            one = Asked(entry.id, act, actor, entry.at, entry.audience, number=number)
            return asked.set(name, one)
        case petitions.PetitionCarried(petition=name) | petitions.PetitionDeclined(petition=name):
            agreed = isinstance(entry.event, petitions.PetitionCarried)
            if name in asked:
                answer = replace(asked[name], answered=entry.at, agreed=agreed)
                return asked.set(name, answer)
    return asked


def dice(evening: Evening, viewer: Viewer) -> Mapping[Dice, tuple[int, ...]]:
    """How often each face came that the viewer may know of, from face 1 on; no dice, no line."""
    found: dict[Dice, list[int]] = {}
    for (kind, face, audience), count in evening.faces.items():
        if sees(audience, viewer):
            found.setdefault(kind, [0] * kind.sides)[face - 1] += count
    order = sorted(found, key=lambda kind: (kind.sides, kind.source))
    return {kind: tuple(found[kind]) for kind in order}


def acts(evening: Evening, viewer: Viewer) -> tuple[tuple[str, int], ...]:
    """Number of acts of each character that the viewer may know of; most first, equals by name."""
    found: dict[str, int] = {}
    for (who, audience), count in evening.acts.items():
        if sees(audience, viewer):
            found[who] = found.get(who, 0) + count
    return tuple(sorted(found.items(), key=lambda one: (-one[1], one[0])))


def longest(evening: Evening, viewer: Viewer, limit: int) -> tuple[Asked, ...]:
    """The answered petitions that the viewer may know of; longest first, of equals the oldest."""
    answered = (
        one
        for one in evening.asked.values()
        if one.answered is not None and sees(one.audience, viewer)
    )
    return tuple(sorted(answered, key=lambda one: (-one.waited, one.number))[:limit])


def busiest(evening: Evening, limit: int) -> tuple[tuple[int, int], ...]:
    """The minutes with most entries, as (milliseconds since the Unix epoch, entries).

    For viewers who see positions. The first minute of those with as many entries comes first.
    """
    most = sorted(evening.minutes.items(), key=lambda one: (-one[1], one[0]))
    return tuple((minute * MINUTE, count) for minute, count in most[:limit])
