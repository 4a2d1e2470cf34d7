"""Rehearsal report: the length of an evening, its great moments, and who had too little to do.

The fold needs the kinds of great moments of the game (`Narration.great`), so the catalogue leaves
it out. It counts every entry, so it is for organisers and not for players.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from ledger.contract.ruleset import Narration
from ledger.contract.templates import QuietCharacter, RehearsalReport
from ledger.kernel.vocabulary.events import GameFounded, PeriodOpened
from ledger.kernel.vocabulary.request import DUE_REQUEST
from ledger.record.entry import Entry

FEWEST_ACTS_AN_HOUR = 4
"""A character with fewer own acts in an hour of the timetable had too little to do."""

LONGEST_PAUSE = 60
"""A character who waited for more minutes of the timetable had too little to do."""

MINUTE = 60_000


class _Timetable:
    """The minutes of the timetable at which entries were recorded."""

    def __init__(self) -> None:
        self.minutes = 0
        """The length of the periods so far, the open one included."""
        self.periods = 0
        self._opening = 0
        self._length = 0

    def read(self, entry: Entry) -> None:
        """Read an entry, which may open a period."""
        match entry.event:
            case GameFounded() as founded:
                self._open(entry.at, int(founded.period.get("minutes", 0)))
            case PeriodOpened() as opened:
                self._open(entry.at, opened.minutes)

    def _open(self, time: int, length: int) -> None:
        self.periods += 1
        self.minutes += length
        self._opening, self._length = time, length

    def minute(self, time: int) -> float:
        """Return the minute of the timetable at this time, at most the end of the open period."""
        elapsed_minutes = (time - self._opening) / MINUTE
        return self.minutes - self._length + min(elapsed_minutes, self._length)


def rehearsal_report(
    entries: Iterable[Entry], story: Narration[Any], seed: int, names: Mapping[str, str]
) -> RehearsalReport:
    """Return what a rehearsal with this seed showed, from its entries.

    At a table it covers the people who sat down, and in an evening all characters with a card.
    `names` are the names of characters, and a character without a name has its id.

    An own act is an accepted command of a character, or one that the character recorded for
    another. Consents and answers count. Acts that fall due by themselves do not count, and neither
    do mere walks: acts that only move pieces, and that a wall leaves out.

    A character had too little to do with fewer than `FEWEST_ACTS_AN_HOUR` own acts in an hour of
    the timetable, or with a pause of more than `LONGEST_PAUSE` minutes between two own acts, before
    the first or after the last one. The time of a period without a length, such as Actium, is not
    counted.
    """
    timetable, moments = _Timetable(), Counter[str]()
    act_minutes: dict[str, list[float]] = {}
    commands = set[str]()
    for entry in entries:
        timetable.read(entry)
        if isinstance(entry.event, GameFounded):
            characters_with_cards = (character for _card, character in entry.event.cards)
            act_minutes = {who: [] for who in entry.event.players or characters_with_cards}
        if type(entry.event) in story.great:
            moments[story.great[type(entry.event)]] += 1
        for character in () if _is_walk(entry, story) else _own_act_characters(entry):
            if character in act_minutes:
                act_minutes[character].append(timetable.minute(entry.at))
        if entry.meta is not None and entry.meta.type != DUE_REQUEST:
            commands.add(entry.meta.command)
    characters = [
        QuietCharacter(
            character,
            names.get(character, character),
            len(minutes),
            _longest_pause(minutes, timetable.minutes),
        )
        for character, minutes in act_minutes.items()
    ]
    fewest = FEWEST_ACTS_AN_HOUR * timetable.minutes / 60
    quiet = [
        activity
        for activity in characters
        if activity.acts < fewest or activity.longest_pause > LONGEST_PAUSE
    ]
    return RehearsalReport(
        seed=seed,
        characters=len(characters),
        minutes=timetable.minutes,
        periods=timetable.periods,
        acts=len(commands),
        moments={
            moment_kind: moments[moment_kind] for moment_kind in dict.fromkeys(story.great.values())
        },
        fewest_acts=min((activity.acts for activity in characters), default=0),
        longest_pause=max((activity.longest_pause for activity in characters), default=0),
        quiet=tuple(
            sorted(
                quiet,
                key=lambda activity: (activity.acts, -activity.longest_pause, activity.character),
            )
        ),
    )


def _is_walk(entry: Entry, story: Narration[Any]) -> bool:
    return type(entry.event) in story.passing and bool(entry.placements) and not entry.postings


def _own_act_characters(entry: Entry) -> Iterable[str]:
    """Return the characters who did the act that this entry begins."""
    meta = entry.meta
    if meta is None or meta.index or meta.type == DUE_REQUEST:
        return ()
    return {character for character in (meta.actor, meta.recorder) if character}


def _longest_pause(minutes: list[float], end: int) -> int:
    """Return the longest time between two acts, from the beginning to the end, in whole minutes."""
    return int(
        max(later_time - earlier_time for earlier_time, later_time in pairwise([0, *minutes, end]))
    )
