"""Setting challenges right: never the dice (FATA-08)."""

from ledger.contract import Draft, Objection
from ledger.entry import Entry
from ledger.games.ludi_romani.fata.back import renewed
from ledger.games.ludi_romani.proelium.bodies import FlagitatioMade, TurnPassed, WarGodOffered
from ledger.games.ludi_romani.proelium.folds import passed_mark
from ledger.games.ludi_romani.proelium.stopping import TAKEN_BACK, cut_short
from ledger.games.ludi_romani.realm.pugnae import CHALLENGED
from ledger.games.ludi_romani.state import Game


def unchallenged(state: Game, entry: Entry) -> tuple[Draft, ...] | Objection:
    """The challenge counts as never made, unless it has been answered (FATA-08)."""
    body: FlagitatioMade = entry.body
    battle = state.world.pugnae.battles.get(body.proelium)
    if battle is None or battle.stage != CHALLENGED:
        return Objection("FATA-09", "challenge-answered", waivable=False)
    return (*cut_short(state, battle, TAKEN_BACK), *renewed(state, entry, *body.spends))


def unoffered(state: Game, entry: Entry) -> tuple[Draft, ...] | Objection:
    """The war god has said nothing, unless he was answered (FATA-08)."""
    body: WarGodOffered = entry.body
    battle = state.world.pugnae.battles.get(body.proelium)
    if battle is None or battle.stage != CHALLENGED:
        return Objection("FATA-09", "challenge-answered", waivable=False)
    return cut_short(state, battle, TAKEN_BACK)


def in_line_again(state: Game, entry: Entry) -> tuple[Draft, ...]:
    """Who let others go first is in line again (FATA-08)."""
    body: TurnPassed = entry.body
    return renewed(state, entry, passed_mark(body.who))
