"""A war god stays where he fights or makes others fight (PROEL-36)."""

from ledger.games.ludi_romani.proelium.state import AFTERMATH, WAR_GOD
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections


def stays(state: Game, god: str) -> Objections:
    """A war god stays to the end of a battle that he fights or has provoked (PROEL-36)."""
    for battle in state.world.pugnae.lasting():
        own = battle.kind == WAR_GOD and battle.sides[0].leader == god
        if battle.stage != AFTERMATH and (own or battle.provoked_by == god):
            first, second = (f"who:{side.leader}" for side in battle.sides)
            args = {"who": f"who:{god}", "first": first, "second": second}
            yield Objection("PROEL-36", "war-god-stays", args, grade="W")


def walks_off(state: Game, actor: str, act: str) -> Objections:
    """Who goes elsewhere does not stay (PROEL-36)."""
    if act == "roam":
        yield from stays(state, actor)
