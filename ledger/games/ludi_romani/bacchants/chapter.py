"""BACCH: the thiasos of Dionysus, Ariadne and Silenus."""

from ledger.games.ludi_romani.bacchants import band
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.state import Game


def _bacchant(state: Game, who: str) -> bool:
    return bool(state.world.person(who).god)


BACCHANTS = RomanChapter(
    "BACCH",
    modules=(band,),
    voices=(band.leave_to_fight,),
    recorders=(band.gods_word,),
    consequences=(band.abandoned,),
    reminders=(("BACCH-04", band.leads), ("BACCH-05", _bacchant)),
)
