"""START: years and turns (DIP-START-03, DIP-MAP-01, DIP2-09)."""

from typing import NamedTuple

from ledger.games.roman_diplomacy.scenario.model import Calendar


class Year(NamedTuple):
    """A year as people say it."""

    number: int
    era: str

    def __str__(self) -> str:
        """`AD 100`, `240 BCE`."""
        return f"AD {self.number}" if self.era == "AD" else f"{self.number} BCE"


def year_of(calendar: Calendar, turn: int) -> Year:
    """The year of a turn: two turns make one. There is no year zero (D-25)."""
    later = turn // 2
    if calendar.era == "AD":
        return Year(calendar.year + later, "AD")
    left = calendar.year - later
    return Year(left, "BC") if left > 0 else Year(1 - left, "AD")
