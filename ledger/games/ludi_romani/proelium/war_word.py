"""At a war god's word: who has to choose turns on another, or fights the god (PROEL-34)."""

from ledger.contract import ActContext, Draft, Drafts, DutyType, EventType
from ledger.entry import Entry, Event
from ledger.games.ludi_romani.arms import must_not_be_in_battle
from ledger.games.ludi_romani.proelium.duties import LEAVE, OFFER, choice_owed, dispute_ended
from ledger.games.ludi_romani.proelium.ending import ended
from ledger.games.ludi_romani.proelium.flagitatio import challenge_made
from ledger.games.ludi_romani.proelium.folds import over
from ledger.games.ludi_romani.proelium.parties import leave_givers
from ledger.games.ludi_romani.proelium.state import OVER, Proelium
from ledger.games.ludi_romani.proelium.stopping import DISARMED
from ledger.games.ludi_romani.proelium.war_gods import FIGHT, INSTEAD, duel, possible_rivals, prey
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import met
from ledger.references import Who, arguments
from ledger.state import Duty

ALLOW = "allow"
FORBID = "forbid"


class WarGodAnswered(Event, stored="ludi_romani/war-god-answered@1"):
    """Somebody chose what a war god had offered: `option` is fight or challenge."""

    proelium: str
    god: Who
    who: Who
    rival: Who
    option: str


def _chosen(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """The rival is challenged, with the leave that it needs, or the god is fought (PROEL-34)."""
    battle = state.world.pugnae.battles[str(duty.terms["proelium"])]
    return _challenges(state, battle) if option == INSTEAD else _fights(state, battle)


def _allowed(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """Patronus or god agrees to the challenge, or the war god is fought (CLI-14, BACCH-10)."""
    battle = state.world.pugnae.battles[str(duty.terms["proelium"])]
    return _challenges(state, battle, duty.owes) if option == ALLOW else _fights(state, battle)


def _challenges(state: Game, battle: Proelium, agreed: str = "") -> Drafts:
    """The rival is challenged (PROEL-34), or who comes after the one who `agreed` is asked.

    Who cannot challenge the rival any more fights the god.
    """
    god, who, rival = battle.sides[0].leader, battle.sides[1].leader, battle.rival
    if rival not in possible_rivals(state, god, who):
        return _fights(state, battle)
    needed = leave_givers(state, who)
    asked = needed[needed.index(agreed) + 1 :] if agreed in needed else needed
    if asked:
        terms = {"god": f"who:{god}", "fighter": f"who:{who}", "rival": f"who:{rival}"}
        options = ALLOW, FORBID
        return (choice_owed(state, battle.id, LEAVE, asked[0], options, terms, default=FORBID),)
    answered = Draft(WarGodAnswered(battle.id, god, who, rival, INSTEAD))
    challenge = challenge_made(state, (who,), rival, god, god)
    return (answered, *dispute_ended(state, battle), challenge)


def _fights(state: Game, battle: Proelium) -> Drafts:
    """The god is fought (PROEL-34), unless nothing is left to fight with."""
    god, who = battle.sides[0].leader, battle.sides[1].leader
    if not prey(state, god, who):
        return (*dispute_ended(state, battle), *ended(state, battle, DISARMED, who))
    answered = Draft(WarGodAnswered(battle.id, god, who, battle.rival, FIGHT))
    return (answered, duel(state, battle.number, god, who, before=battle.presider))


def fight_after_refusal(state: Game, refused: Proelium) -> Drafts:
    """When the rival declines a challenge, its maker fights the war god behind it (PROEL-34)."""
    god, who = refused.provoked_by, refused.sides[0].leader
    if not god or state.seating.place(god) != refused.place:
        return ()
    if not met(must_not_be_in_battle(state, god)) or not prey(state, god, who):
        return ()
    return (duel(state, state.world.pugnae.next_number, god, who),)


def _answered(world: World, event: WarGodAnswered, _entry: Entry) -> World:
    """With a challenge the god's own fight is off, for now (PROEL-34)."""
    if event.option == FIGHT:
        return world
    return over(world, event.proelium, OVER, why="turned")


DUTIES = (DutyType(OFFER, _chosen), DutyType(LEAVE, _allowed))
EVENTS = (EventType(WarGodAnswered, _answered, arguments("god", "who", "rival", "option")),)
