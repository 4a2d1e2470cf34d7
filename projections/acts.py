"""Acts: the entries of each act, and the open period after each act.

Acts that fall due right after a command count as part of the command's act. Both became durable in
one commit, so no viewer ever saw the game between them.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ledger.kernel.vocabulary.events import GameFounded, PeriodOpened
from ledger.kernel.vocabulary.request import DUE_REQUEST
from ledger.record.entry import Entry
from ledger.record.shared_map import Map
from ledger.record.state import Period
from projections.projection import Projection


@dataclass(frozen=True, slots=True)
class Acts:
    """The acts of a game, numbered from 0."""

    last_positions: Map[int, int] = field(default_factory=Map)
    """The last position of each act."""
    numbers: Map[int, int] = field(default_factory=Map)
    """The act of each position."""
    opening_positions: tuple[int, ...] = ()
    """The positions that opened a period, in order."""
    periods: tuple[Period, ...] = ()
    """The opened periods, in the same order."""
    last_entry: Entry | None = None
    """The entry that was read last."""

    def last_position_of_act(self, position: int) -> int:
        """Return the last position of the act that an entry belongs to."""
        return self.last_positions[self.numbers[position]]

    def period(self, act: int) -> int:
        """Return the index in `periods` of the period that is open after an act."""
        return bisect_right(self.opening_positions, self.last_positions[act]) - 1


def is_same_act(previous_entry: Entry, entry: Entry) -> bool:
    """Return whether an entry belongs to the act of the entry right before it.

    Either the same command caused both entries, or the second entry fell due at the same time.
    """
    previous_meta, meta = previous_entry.meta, entry.meta
    if previous_meta is None or meta is None:
        return False
    return previous_meta.command == meta.command or (
        meta.type == DUE_REQUEST and previous_entry.at == entry.at
    )


def _evolve(acts: Acts, entry: Entry) -> Acts:
    is_same = acts.last_entry is not None and is_same_act(acts.last_entry, entry)
    act_number = len(acts.last_positions) - 1 if is_same else len(acts.last_positions)
    last_positions = acts.last_positions.set(act_number, entry.position)
    act_numbers = acts.numbers.set(entry.position, act_number)
    open_period = _OPENING_FOLDS.get(type(entry.event))
    acts = replace(acts, last_positions=last_positions, numbers=act_numbers, last_entry=entry)
    if open_period is None:
        return acts
    period = open_period(entry.event, entry)
    opened_positions = (*acts.opening_positions, entry.position)
    return replace(acts, opening_positions=opened_positions, periods=(*acts.periods, period))


def _first_period(event: GameFounded, entry: Entry) -> Period:
    return Period(opened=entry.at, **event.period)


def _opened_period(event: PeriodOpened, entry: Entry) -> Period:
    return Period(event.seq, event.kind, event.key, event.year, event.minutes, entry.at)


_OPENING_FOLDS: Mapping[type[Any], Callable[[Any, Entry], Period]] = {
    GameFounded: _first_period,
    PeriodOpened: _opened_period,
}

ACTS: Projection[Acts] = Projection("acts", 1, Acts(), _evolve)
