"""VIRUS: poison."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.seats import has_power_test
from ledger.games.ludi_romani.virus import serving

_deals = has_power_test("execute_virus")

VIRUS = RomanChapter(
    "VIRUS", modules=(serving,), reminders=(("VIRUS-04", _deals), ("VIRUS-06", _deals))
)
