"""Moments: the acts of a game as one viewer sees them, which a replay shows one by one.

There is a moment for each act of which the viewer sees a line. Where it begins and ends follows
from those lines alone, so that it tells nothing of acts in between that are hidden. It shows the
game as it is once the act is over: what no phone could see in play, no replay shows.
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
    """The entries of which the viewer sees a line, by position, and the act it ends with."""

    positions: tuple[int, ...]
    act: int


class Great(NamedTuple):
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
        """The last entry of a moment that the viewer sees; the moment has its id and time."""
        return self.log.entries[moment.positions[-1]]

    def period(self, moment: Moment) -> Period:
        """The period that is open once a moment is over."""
        return self.acts.periods[self.acts.period(moment.act)]

    def chapters(self) -> Iterator[tuple[Period, int]]:
        """Each period in order of which there is a moment, with its first moment."""
        before = -1
        for number, moment in enumerate(self.rows):
            opened = self.acts.period(moment.act)
            if opened != before:
                yield self.acts.periods[opened], number
            before = opened

    def great(self, kinds: Mapping[type[Any], str]) -> Iterator[Great]:
        """The great moments, as far as the viewer reads of them."""
        for number, moment in enumerate(self.rows):
            for position in moment.positions:
                entry = self.log.entries[position]
                kind = kinds.get(type(entry.event))
                if kind is not None and sees(entry.audience, self.viewer):
                    yield Great(number, kind, entry.id)

    def at(self, entry_id: str) -> int | None:
        """The moment of an entry; None if this viewer sees none of this id."""
        position = self.log.ids.get(entry_id)
        if position is None or not self.rows:
            return None
        number = bisect_right(self.rows, position, key=lambda moment: moment.positions[0]) - 1
        return number if number >= 0 and position in self.rows[number].positions else None


def moments(acts: Acts, numbering: Numbering, log: Log, viewer: Viewer) -> Moments:
    """The moments of a game as this viewer sees them."""
    positions = sorted({*public_positions(numbering), *own_positions(numbering, viewer)})
    grouped: list[list[int]] = []
    before: Entry | None = None
    for position in positions:
        entry = log.entries[position]
        if before is not None and is_same_act(before, entry):
            grouped[-1].append(position)
        else:
            grouped.append([position])
        before = entry
    rows = tuple(Moment(tuple(some), acts.numbers[some[-1]]) for some in grouped)
    return Moments(viewer, acts, log, rows)
