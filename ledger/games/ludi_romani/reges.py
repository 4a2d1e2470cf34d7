"""REX: what foreign kings may own. Their flight is in `motus/`, their days in Rome in `roma/`."""

from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections


def no_roman_legions(state: Game, character: str) -> Objections:
    """A rex keeps no legio curialis (REX-07, LIM-03)."""
    if state.world.person(character).role == "rex":
        yield Objection("REX-07", "rex-keeps-no-curiales", {"who": f"who:{character}"})
