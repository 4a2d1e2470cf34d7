"""VIRUS: poison."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.seats import has_power_test
from ledger.games.ludi_romani.virus import virus_card

_executes_virus = has_power_test("execute_virus")

VIRUS = RomanChapter(
    "VIRUS",
    modules=(virus_card,),
    reminders=(("VIRUS-04", _executes_virus), ("VIRUS-06", _executes_virus)),
)
