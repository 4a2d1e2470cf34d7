"""Moments: the acts of a game as one viewer sees them, which a replay shows one by one.

There is a moment for each act of which the viewer sees a line. The limits of a moment depend only
on these lines, so that a moment reveals nothing about hidden acts. A moment shows the game after
the act. So a replay never shows a state that no phone could see in play.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ledger.record.audience import Viewer, sees
from ledger.record.entry import Entry
from ledger.record.log import Log
from ledger.record.state import Period
from projections.acts import Acts, is_same_act
from projections.chronicle import Numbering, own_positions, public_positions


@dataclass(frozen=True, slots=True)
class Moment:
    """One act as a viewer sees it."""

    positions: tuple[int, ...]
    """The positions of the entries of which the viewer sees a line."""
    act: int
    """The act that the moment ends with."""


class GreatMoment(NamedTuple):
    """A great moment: the number of the moment, its kind, and the entry that makes it great."""

    moment: int
    kind: str
    entry: str


@dataclass(frozen=True, slots=True)
class Moments:
    """The moments of one viewer in order, numbered from 0."""

    viewer: Viewer
    acts: Acts
    log: Log
    rows: tuple[Moment, ...]

    def last_entry(self, moment: Moment) -> Entry:
        """Return the last visible entry of a moment, which gives it its id and time."""
        return self.log.entries[moment.positions[-1]]

    def period(self, moment: Moment) -> Period:
        """Return the period that is open after a moment."""
        return self.acts.periods[self.acts.period(moment.act)]

    def periods_with_first_moments(self) -> Iterator[tuple[Period, int]]:
        """Yield each period that has a moment, in order, with its first moment."""
        previous_period = -1
        for moment_index, moment in enumerate(self.rows):
            period_number = self.acts.period(moment.act)
            if period_number != previous_period:
                yield self.acts.periods[period_number], moment_index
            previous_period = period_number

    def great_moments(self, moment_kinds: Mapping[type[Any], str]) -> Iterator[GreatMoment]:
        """Yield the great moments whose words the viewer may read."""
        for moment_index, moment in enumerate(self.rows):
            for position in moment.positions:
                entry = self.log.entries[position]
                moment_kind = moment_kinds.get(type(entry.event))
                if moment_kind is not None and sees(entry.audience, self.viewer):
                    yield GreatMoment(moment_index, moment_kind, entry.id)

    def moment_index_of(self, entry_id: str) -> int | None:
        """Return the moment of an entry; None if this viewer sees no entry with this id."""
        position = self.log.ids.get(entry_id)
        if position is None or not self.rows:
            return None
        row_index = bisect_right(self.rows, position, key=lambda moment: moment.positions[0]) - 1
        return row_index if row_index >= 0 and position in self.rows[row_index].positions else None


def moments_of_viewer(acts: Acts, numbering: Numbering, log: Log, viewer: Viewer) -> Moments:
    """Return the moments of a game as this viewer sees them."""
    positions = sorted({*public_positions(numbering), *own_positions(numbering, viewer)})
    position_groups: list[list[int]] = []
    previous_entry: Entry | None = None
    for position in positions:
        entry = log.entries[position]
        if previous_entry is not None and is_same_act(previous_entry, entry):
            position_groups[-1].append(position)
        else:
            position_groups.append([position])
        previous_entry = entry
    rows = tuple(
        Moment(tuple(positions), acts.numbers[positions[-1]]) for positions in position_groups
    )
    return Moments(viewer, acts, log, rows)
