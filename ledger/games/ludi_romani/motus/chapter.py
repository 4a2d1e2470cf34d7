"""MOTUS: movement by land and with divine help."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.motus import fuga, gods, mercy, travel
from ledger.games.ludi_romani.seats import has_power_test

MOTUS = RomanChapter(
    "MOTUS",
    modules=(travel, gods, mercy, fuga),
    reminders=(("MOTUS-13", has_power_test("move_freely")),),
)
