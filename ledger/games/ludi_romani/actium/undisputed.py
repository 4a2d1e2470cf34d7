"""Why there is nothing for the Fates to judge about a throw at Actium (ACTIUM-20, ACTIUM-22)."""

from ledger.games.ludi_romani.actium.state import Round
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection


def nothing_to_claim(state: Game, actor: str, party: str, fought: Round) -> Objection:
    """Why there is nothing to judge: too late for the round before (ACTIUM-20), or no dispute."""
    claimed = any(claim.party == party for claim in state.world.actium.claims)
    threw = any((one.thrower, one.party) == (actor, party) for one in fought.throws)
    if fought.number > 1 and not (fought.settled or claimed or threw):
        return Objection("ACTIUM-20", "claimed-too-late", {"n": fought.number}, waivable=False)
    why = "judged" if claimed else "thrown" if threw else "free"
    if party not in fought.dice:
        why = "ashore"
    args = {"why": why, "party": f"who:{party}"}
    return Objection("ACTIUM-22", "nothing-to-claim", args, waivable=False)
