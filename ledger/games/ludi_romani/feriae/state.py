"""The state of holidays and dropped years (FER)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ledger.games.ludi_romani.scenario.model import Period

FERIAE_KIND = "feriae"
"""The kind of the holiday period."""


@dataclass(frozen=True, slots=True)
class Feriae:
    """The changes that the gods have made to the calendar."""

    dropped_years: frozenset[int] = frozenset()
    """The numbers of the periods that are left out."""

    holiday: int = 0
    """The number of the first period of the holiday year; 0 without a holiday."""

    year: int = 0
    """The year that is a holiday."""

    minutes: int = 0
    """The length of the holiday, in minutes."""

    asked_years: frozenset[int] = frozenset()
    """The years about which Juppiter was asked."""

    @property
    def period(self) -> dict[str, Any]:
        """Return the holiday as the kernel records a period."""
        return {
            "seq": self.holiday,
            "kind": FERIAE_KIND,
            "key": f"season-{FERIAE_KIND}",
            "year": self.year,
            "minutes": self.minutes,
        }

    def without_periods(self, *periods: int) -> "Feriae":
        """Return the calendar without these periods."""
        return replace(self, dropped_years=self.dropped_years.union(periods))


def remaining_periods(
    calendar: tuple[Period, ...], feriae: Feriae, seq_before: int
) -> Iterator[Period]:
    """Return the periods still to come after this one, in order."""
    return (period for period in calendar[seq_before:] if period.seq not in feriae.dropped_years)


def periods_by_year(calendar: tuple[Period, ...]) -> dict[int, tuple[Period, ...]]:
    """Return the periods of each whole year: the hiems, the aestas, and the motus before each."""
    periods: dict[int, tuple[Period, ...]] = {}
    pending_periods: tuple[Period, ...] = ()
    for period in calendar:
        pending_periods = (*pending_periods, period)
        if period.kind == "aestas" and period.year_bce is not None:
            if {period.kind for period in pending_periods} == {"motus", "hiems", "aestas"}:
                periods[period.year_bce] = pending_periods
            pending_periods = ()
    return periods
