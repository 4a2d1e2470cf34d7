"""MARE: travel by ship, and the gods who check it."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.mare import drowning, fleet, voyage, watch
from ledger.games.ludi_romani.seats import having_power

MARE = RomanChapter(
    "MARE",
    modules=(voyage, watch, drowning),
    reminders=(
        ("MARE-07", having_power(fleet.OVERSEES_SEA)),
        ("MARE-12", having_power("sea_watch_east")),
    ),
)
