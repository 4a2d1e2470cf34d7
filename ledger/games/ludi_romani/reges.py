"""REX: what foreign kings may own. Their flight is in `motus/`, their days in Rome in `roma/`."""

from collections.abc import Iterator

from ledger.contract import Objection
from ledger.games.ludi_romani.state import Game


def no_roman_legions(state: Game, character: str) -> Iterator[Objection]:
    """A rex keeps no legio curialis (REX-07, LIM-03)."""
    if state.world.person(character).role == "rex":
        yield Objection("REX-07", "rex-keeps-no-curiales", {"who": f"who:{character}"})
