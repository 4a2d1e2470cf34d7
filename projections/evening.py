"""Evening: statistics of dice, petitions, acts and minutes, each with its audience.

Confidential entries are counted nowhere. Every number keeps the audience of its entry, so that one
result can be used for all viewers.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from ledger.kernel.vocabulary import petition_events as petitions
from ledger.record.audience import Audience, Viewer, is_confidential, sees
from ledger.record.entry import Entry, Roll
from ledger.record.shared_map import Map
from projections.projection import Projection

KERNEL_PREFIX = "kernel/"
"""The prefix of the entry types that every game has."""

MINUTE_MILLISECONDS = 60_000
"""Milliseconds of a minute."""


@dataclass(frozen=True, slots=True)
class PetitionSpan:
    """A petition, from its proposal to its answer.

    A petition is answered when the last voice agrees or when one voice declines. Times are in
    milliseconds since the Unix epoch.
    """

    entry: str
    """The id of the entry that proposed it."""
    type: str
    """The name of the proposed act."""
    proposer: str
    """The character who proposed it."""
    proposed_at: int
    """The time of the proposal."""
    audience: Audience
    answered_at: int | None = None
    """The time of the answer; None if there is none."""
    is_agreed: bool = False
    """Whether all voices agreed."""
    petition_number: int = 0
    """The number of the petition in the game, in the order of proposals."""

    @property
    def waiting_time(self) -> int:
        """Return the milliseconds from the proposal to the answer; 0 if there is no answer."""
        return 0 if self.answered_at is None else self.answered_at - self.proposed_at


@dataclass(frozen=True, slots=True)
class DiceKind:
    """Dice with a number of sides, rolled by the `server` or at the `table`."""

    sides: int
    source: Literal["server", "table"]


@dataclass(frozen=True, slots=True)
class Evening:
    """The result of the fold: numbers by subject and by audience."""

    began_at: int = 0
    """The time of the first entry of the game's own types; 0 if there is none.

    The time is in milliseconds since the epoch. Entries of the kernel before the first and after
    the last of these entries do not count as play.
    """
    ended_at: int = 0
    """The time of the last entry of the game's own types; 0 if there is none.

    The time is in milliseconds since the epoch.
    """
    faces: Map[tuple[DiceKind, int, Audience], int] = field(default_factory=Map)
    """The number of times that each face was rolled."""
    acts: Map[tuple[str, Audience], int] = field(default_factory=Map)
    """The number of acts of each character."""
    minutes: Map[int, int] = field(default_factory=Map)
    """The number of entries in each minute since the Unix epoch."""
    asked: Map[str, PetitionSpan] = field(default_factory=Map)
    """Every petition by its id."""


def _evolve(evening: Evening, entry: Entry) -> Evening:
    if is_confidential(entry.audience):
        return evening
    is_of_game = not entry.type.startswith(KERNEL_PREFIX)
    return replace(
        evening,
        began_at=evening.began_at or (entry.at if is_of_game else 0),
        ended_at=entry.at if is_of_game else evening.ended_at,
        faces=_update_faces(evening.faces, entry),
        acts=_update_acts(evening.acts, entry),
        minutes=_increment(evening.minutes, entry.at // MINUTE_MILLISECONDS),
        asked=_update_petitions(evening.asked, entry),
    )


EVENING: Projection[Evening] = Projection("evening", 3, Evening(), _evolve)


def _increment(counters: Map[Any, int], counter_key: Any) -> Map[Any, int]:
    return counters.set(counter_key, counters.get(counter_key, 0) + 1)


def _update_faces(
    faces: Map[tuple[DiceKind, int, Audience], int], entry: Entry
) -> Map[tuple[DiceKind, int, Audience], int]:
    for roll in entry.rolls:
        faces = _increment(faces, (_dice_kind(roll), roll.value, entry.audience))
    return faces


def _dice_kind(roll: Roll) -> DiceKind:
    return DiceKind(roll.sides, "table" if roll.source == "table" else "server")


def _update_acts(
    acts: Map[tuple[str, Audience], int], entry: Entry
) -> Map[tuple[str, Audience], int]:
    """Return the counts of acts after an entry. An act counts once, by its first entry."""
    meta = entry.meta
    if meta is None or meta.index or not meta.actor:
        return acts
    return _increment(acts, (meta.actor, entry.audience))


def _update_petitions(
    petition_spans: Map[str, PetitionSpan], entry: Entry
) -> Map[str, PetitionSpan]:
    match entry.event:
        case petitions.PetitionOpened(petition=petition_id, type=act, actor=actor):
            petition_number = len(petition_spans) + 1
            petition = PetitionSpan(
                entry.id, act, actor, entry.at, entry.audience, petition_number=petition_number
            )
            return petition_spans.set(petition_id, petition)
        case (
            petitions.PetitionCarried(petition=petition_id)
            | petitions.PetitionDeclined(petition=petition_id)
        ):
            is_carried = isinstance(entry.event, petitions.PetitionCarried)
            if petition_id in petition_spans:
                answer = replace(
                    petition_spans[petition_id], answered_at=entry.at, is_agreed=is_carried
                )
                return petition_spans.set(petition_id, answer)
    return petition_spans


def face_counts(evening: Evening, viewer: Viewer) -> Mapping[DiceKind, tuple[int, ...]]:
    """Return how often each face was rolled, from face 1 on, as far as the viewer may know.

    Dice that were never rolled have no line.
    """
    counts_by_face: dict[DiceKind, list[int]] = {}
    for (dice_kind, face, audience), face_count in evening.faces.items():
        if sees(audience, viewer):
            counts_by_face.setdefault(dice_kind, [0] * dice_kind.sides)[face - 1] += face_count
    order = sorted(counts_by_face, key=lambda dice_kind: (dice_kind.sides, dice_kind.source))
    return {dice_kind: tuple(counts_by_face[dice_kind]) for dice_kind in order}


def act_counts(evening: Evening, viewer: Viewer) -> tuple[tuple[str, int], ...]:
    """Return the number of acts of each character that the viewer may know of.

    Characters with most acts come first, and characters with equal numbers are sorted by name.
    """
    counts_by_name: dict[str, int] = {}
    for (character, audience), act_count in evening.acts.items():
        if sees(audience, viewer):
            counts_by_name[character] = counts_by_name.get(character, 0) + act_count
    return tuple(
        sorted(counts_by_name.items(), key=lambda count_item: (-count_item[1], count_item[0]))
    )


def longest_petitions(evening: Evening, viewer: Viewer, limit: int) -> tuple[PetitionSpan, ...]:
    """Return the answered petitions that the viewer may know of, the longest first.

    If two petitions took equally long, the older one comes first.
    """
    answered_petitions = (
        petition
        for petition in evening.asked.values()
        if petition.answered_at is not None and sees(petition.audience, viewer)
    )
    return tuple(
        sorted(
            answered_petitions,
            key=lambda petition: (-petition.waiting_time, petition.petition_number),
        )[:limit]
    )


def busiest_minutes(evening: Evening, limit: int) -> tuple[tuple[int, int], ...]:
    """Return the minutes with most entries, as (milliseconds since the Unix epoch, entries).

    The minutes are for viewers who see positions. Of minutes with equal numbers the earlier one
    comes first.
    """
    busiest_counts = sorted(
        evening.minutes.items(), key=lambda count_item: (-count_item[1], count_item[0])
    )
    return tuple(
        (minute * MINUTE_MILLISECONDS, act_count) for minute, act_count in busiest_counts[:limit]
    )
