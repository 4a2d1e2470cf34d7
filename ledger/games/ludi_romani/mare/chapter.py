"""MARE: travel by ship, and the gods who check it."""

from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.mare import drowning, fleet, voyage, watch
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game


def _watches(state: Game, character: str) -> bool:
    return has_power(state, character, fleet.OVERSEES_SEA)


def _watches_a_half(state: Game, character: str) -> bool:
    return has_power(state, character, "sea_watch_east")


MARE = RomanChapter(
    "MARE",
    acts=(voyage.SAIL, watch.CATCH, drowning.DROWN),
    events=(*voyage.EVENTS, *watch.EVENTS, *drowning.EVENTS),
    reminders=(("MARE-07", _watches), ("MARE-12", _watches_a_half)),
)
