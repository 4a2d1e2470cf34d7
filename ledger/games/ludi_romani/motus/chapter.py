"""MOTUS: movement by land and with divine help."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.motus import divine_transfer, fuga, gods, travel
from ledger.games.ludi_romani.seats import has_power_test

MOTUS = RomanChapter(
    "MOTUS",
    modules=(travel, gods, divine_transfer, fuga),
    reminders=(("MOTUS-13", has_power_test("move_freely")),),
)
