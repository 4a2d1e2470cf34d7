"""START: years and turns (DIP-START-03, DIP-MAP-01, DIP2-09)."""

from typing import NamedTuple

from ledger.games.roman_diplomacy.scenario.model import Calendar


class Year(NamedTuple):
    """A year with its era, in the style of the rules."""

    number: int
    era: str

    def __str__(self) -> str:
        """Return the year as text: `100 A.D.`, `240 B.C.`."""
        return f"{self.number} {'A.D.' if self.era == 'AD' else 'B.C.'}"


def year_of(calendar: Calendar, turn_number: int) -> Year:
    """Return the year of a turn: two turns make a year, and there is no year zero (D-25)."""
    years_passed = turn_number // 2
    if calendar.era == "AD":
        return Year(calendar.year + years_passed, "AD")
    year_before = calendar.year - years_passed
    return Year(year_before, "BC") if year_before > 0 else Year(1 - year_before, "AD")
