"""Holidays and dropped years (FER)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ledger.games.ludi_romani.scenario.model import Period

FERIAE = "feriae"
"""The kind of the period in which everything rests."""


@dataclass(frozen=True, slots=True)
class Feriae:
    """What became of the calendar: periods left out, and the holiday in place of some of them.

    `holiday` is the number of the first period of the holiday year, 0 when there is none, `year`
    that year, and `minutes` how long it lasts. `asked` are the years about which Juppiter was
    asked.
    """

    dropped: frozenset[int] = frozenset()
    holiday: int = 0
    year: int = 0
    minutes: int = 0
    asked: frozenset[int] = frozenset()

    @property
    def period(self) -> dict[str, Any]:
        """The holiday as the kernel records a period."""
        return {
            "seq": self.holiday,
            "kind": FERIAE,
            "key": f"season-{FERIAE}",
            "year": self.year,
            "minutes": self.minutes,
        }

    def without(self, *periods: int) -> "Feriae":
        """The calendar without these periods."""
        return replace(self, dropped=self.dropped.union(periods))


def remaining(calendar: tuple[Period, ...], feriae: Feriae, after: int) -> Iterator[Period]:
    """The periods still to come after this one, in order."""
    return (period for period in calendar[after:] if period.seq not in feriae.dropped)


def years(calendar: tuple[Period, ...]) -> dict[int, tuple[Period, ...]]:
    """The periods of each whole year: its hiems and aestas, and the motus before either."""
    found: dict[int, tuple[Period, ...]] = {}
    before: tuple[Period, ...] = ()
    for period in calendar:
        before = (*before, period)
        if period.kind == "aestas" and period.year_bce is not None:
            if {p.kind for p in before} == {"motus", "hiems", "aestas"}:
                found[period.year_bce] = before
            before = ()
    return found
