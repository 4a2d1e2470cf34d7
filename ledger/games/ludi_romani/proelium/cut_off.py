"""What a battle that was cut short leaves: nothing more is rolled in it (PROEL-31)."""

from ledger.games.ludi_romani.proelium.aftermath import FOUGHT
from ledger.games.ludi_romani.proelium.state import AFTERMATH, OVER, Proelium
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections

REFUSED = "refused"
"""Why there was no battle at all: the challenge was turned down."""


def stopped(state: Game, who: str) -> Objections:
    """Whoever's last battle was cut short rolls no more in it, nor changes its dice (PROEL-31)."""
    battle = _last(state, who)
    if battle is not None and battle.why not in ("", FOUGHT, REFUSED):
        yield Objection("PROEL-31", "battle-cut-short", waivable=False)


def _last(state: Game, who: str) -> Proelium | None:
    """The latest battle of the season, if it is over, in which somebody fought or presided."""
    battles = state.world.pugnae.battles.values()
    own = [one for one in battles if who in (one.presider, *one.people)]
    last = max(own, key=lambda one: one.number, default=None)
    return last if last is not None and last.stage in (AFTERMATH, OVER) else None
