"""VIRUS: poison."""

from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game
from ledger.games.ludi_romani.virus import serving


def _deals(state: Game, character: str) -> bool:
    return has_power(state, character, "execute_virus")


VIRUS = RomanChapter(
    "VIRUS",
    acts=(serving.SERVE,),
    events=serving.EVENTS,
    duties=serving.DUTIES,
    reminders=(("VIRUS-04", _deals), ("VIRUS-06", _deals)),
)
