"""MARE: travel by ship, and the gods who check it."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.mare import drowning, fleet, voyage, watch
from ledger.games.ludi_romani.seats import has_power_test

MARE = RomanChapter(
    "MARE",
    modules=(voyage, watch, drowning),
    reminders=(
        ("MARE-07", has_power_test(fleet.SEA_POWER)),
        ("MARE-12", has_power_test("sea_watch_east")),
    ),
)
