"""What becomes of somebody whose whole army a war god, or the Ring, has swept away (PROEL-37)."""

from ledger.contract import ActContext, Drafts
from ledger.games.ludi_romani.goods import legions
from ledger.games.ludi_romani.mors.sentence import condemn
from ledger.games.ludi_romani.proelium.state import RING, WAR_GOD, Proelium
from ledger.games.ludi_romani.proelium.totals import CAPTURED
from ledger.games.ludi_romani.state import Game

CAUSE = "war_god"


def condemned(
    state: Game, battle: Proelium, results: tuple[str, ...], context: ActContext
) -> Drafts:
    """The death of who lost every round, unless the god shows mercy (PROEL-37, MORS-10).

    `state` is after the last round, `results` are those of all of them. Nothing without a sweep.
    """
    if not _kills(state, battle) or any(result != CAPTURED for result in results):
        return ()
    winner, loser = battle.sides
    return condemn(state, loser.leader, CAUSE, winner.leader, context)


def _kills(state: Game, battle: Proelium) -> bool:
    """A war god's sweep kills, by one reading only who has nothing left (`wargod.sweep`).

    The Ring's kills by one reading only (`ring.sweep_kills`).
    """
    if battle.kind == RING:
        return bool(state.switch("ring.sweep_kills"))
    to_the_last = state.switch("wargod.sweep") == "all_legiones_gone"
    loser = battle.sides[1].leader
    return battle.kind == WAR_GOD and not (to_the_last and legions(state, loser))
