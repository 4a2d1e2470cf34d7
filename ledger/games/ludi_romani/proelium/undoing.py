"""Setting challenges right: never the dice (FATA-08)."""

from ledger.contract import Drafts
from ledger.entry import Entry
from ledger.games.ludi_romani.fata.corrections import renewed
from ledger.games.ludi_romani.proelium.events import FlagitatioMade, TurnPassed, WarGodOffered
from ledger.games.ludi_romani.proelium.folds import passed_mark
from ledger.games.ludi_romani.proelium.state import CHALLENGED
from ledger.games.ludi_romani.proelium.stopping import TAKEN_BACK, cut_short
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection


def unchallenged(state: Game, entry: Entry) -> Drafts | Objection:
    """The challenge counts as never made, unless it has been answered (FATA-08)."""
    event: FlagitatioMade = entry.event
    battle = state.world.pugnae.battles.get(event.proelium)
    if battle is None or battle.stage != CHALLENGED:
        return Objection("FATA-09", "challenge-answered", waivable=False)
    return (*cut_short(state, battle, TAKEN_BACK), *renewed(state, entry, *event.spends))


def unoffered(state: Game, entry: Entry) -> Drafts | Objection:
    """The war god has said nothing, unless he was answered (FATA-08)."""
    event: WarGodOffered = entry.event
    battle = state.world.pugnae.battles.get(event.proelium)
    if battle is None or battle.stage != CHALLENGED:
        return Objection("FATA-09", "challenge-answered", waivable=False)
    return cut_short(state, battle, TAKEN_BACK)


def in_line_again(state: Game, entry: Entry) -> Drafts:
    """Who let others go first is in line again (FATA-08)."""
    event: TurnPassed = entry.event
    return renewed(state, entry, passed_mark(event.who))
