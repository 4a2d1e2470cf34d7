"""BACCH: the thiasos of Dionysus, Ariadne and Silenus."""

from ledger.games.ludi_romani.bacchants import band
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.state import Game


def _is_bacchant(state: Game, character: str) -> bool:
    return bool(state.world.person(character).god)


BACCHANTS = RomanChapter(
    "BACCH",
    modules=(band,),
    voices=(band.god_allowing_fight,),
    recorders=(band.god_of_bacchant,),
    consequences=(band.draft_release_of_abandoned_bacchants,),
    reminders=(("BACCH-04", band.can_have_bacchants), ("BACCH-05", _is_bacchant)),
)
