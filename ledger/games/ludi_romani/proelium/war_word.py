"""At a war god's word: who has to choose turns on another, or fights the god (PROEL-34)."""

from ledger.contract import ActContext, Draft, Drafts, DutyType
from ledger.games.ludi_romani.arms import must_not_be_in_battle
from ledger.games.ludi_romani.proelium.duties import LEAVE, OFFER, choice_owed, undisputed_again
from ledger.games.ludi_romani.proelium.ending import ended
from ledger.games.ludi_romani.proelium.events import WarGodAnswered
from ledger.games.ludi_romani.proelium.flagitatio import issued
from ledger.games.ludi_romani.proelium.leave import leave
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.proelium.stopping import DISARMED
from ledger.games.ludi_romani.proelium.war_gods import FIGHT, INSTEAD, duel, prey, rivals
from ledger.games.ludi_romani.state import Game
from ledger.state import Duty

ALLOW = "allow"
FORBID = "forbid"


def _answered(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """The rival is challenged, with the leave that it needs, or the god is fought (PROEL-34)."""
    battle = state.world.pugnae.battles[str(duty.terms["proelium"])]
    return _turns(state, battle) if option == INSTEAD else _fights(state, battle)


def _allowed(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """Patronus or god agrees to the challenge, or the war god is fought (CLI-14, BACCH-10)."""
    battle = state.world.pugnae.battles[str(duty.terms["proelium"])]
    return _turns(state, battle, duty.owes) if option == ALLOW else _fights(state, battle)


def _turns(state: Game, battle: Proelium, agreed: str = "") -> Drafts:
    """The rival is challenged (PROEL-34), or who comes after the one who `agreed` is asked.

    Who cannot challenge the rival any more fights the god.
    """
    god, who, rival = battle.sides[0].leader, battle.sides[1].leader, battle.rival
    if rival not in rivals(state, god, who):
        return _fights(state, battle)
    needed = leave(state, who)
    asked = needed[needed.index(agreed) + 1 :] if agreed in needed else needed
    if asked:
        return (_leave_owed(state, battle, asked[0]),)
    turned = Draft(WarGodAnswered(battle.id, god, who, rival, INSTEAD))
    unasked = undisputed_again(state, battle)
    return (turned, *unasked, issued(state, (who,), rival, god, god))


def _fights(state: Game, battle: Proelium) -> Drafts:
    """The god is fought (PROEL-34), unless nothing is left to fight with."""
    god, who = battle.sides[0].leader, battle.sides[1].leader
    if not prey(state, god, who):
        return (*undisputed_again(state, battle), *ended(state, battle, DISARMED, who))
    fights = Draft(WarGodAnswered(battle.id, god, who, battle.rival, FIGHT))
    fight = duel(state, battle.id, battle.number, god, who, before=battle.presider)
    return (fights, fight)


def _leave_owed(state: Game, battle: Proelium, owes: str) -> Draft:
    god, fighter = (f"who:{side.leader}" for side in battle.sides)
    terms = {"god": god, "fighter": fighter, "rival": f"who:{battle.rival}"}
    return choice_owed(state, battle, LEAVE, owes, (ALLOW, FORBID), terms, default=FORBID)


def gods_turn(state: Game, refused: Proelium) -> Drafts:
    """When the rival declines a challenge, its maker fights the war god behind it (PROEL-34)."""
    god, who = refused.provoked_by, refused.sides[0].leader
    if (
        not god
        or state.seating.place(god) != refused.place
        or any(must_not_be_in_battle(state, god))
    ):
        return ()
    if not prey(state, god, who):
        return ()
    number = state.world.pugnae.count + 1
    return (duel(state, f"proelium-{number}", number, god, who),)


DUTIES = (DutyType(OFFER, _answered), DutyType(LEAVE, _allowed))
