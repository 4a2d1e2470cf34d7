"""MOTUS: who may move when, by land and with divine help."""

from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.motus import fuga, gods, mercy, travel
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game


def _never_settles(state: Game, character: str) -> bool:
    return has_power(state, character, "move_freely")


MOTUS = RomanChapter(
    "MOTUS",
    acts=(travel.MOVE, gods.ROAM, gods.RESIDE, mercy.TRANSFER, mercy.PLEAD, fuga.FLEE),
    events=(*travel.EVENTS, *gods.EVENTS, *mercy.EVENTS, *fuga.EVENTS),
    reminders=(("MOTUS-13", _never_settles),),
)
