"""The chapter of fights: its acts, its entries, and the players whose tap it waits for.

The slice of fights is in `view`.
"""

from ledger.contract.chapter import Chapter
from ledger.games.morituri import bestiarius
from ledger.games.morituri.pugna import crowd, duel, event_types, roma, view
from ledger.games.morituri.pugna.duel_end import CROWD_STAGE, MERCY_STAGE
from ledger.games.morituri.pugna.state import BeastFight, Duel
from ledger.games.morituri.state import Game, World

FIGHTS: Chapter[World] = Chapter(
    "PVP",
    acts=(*duel.DUEL_ACTS, *crowd.CROWD_ACTS, *roma.ROMA_ACTS, *bestiarius.BEAST_ACTS),
    events=event_types.EVENTS,
)
duel_doc, duel_sources = view.fight_doc, view.fight_sources


def players_awaited_in_fight(state: Game) -> tuple[str, ...]:
    """Return the players whose tap a fight waits for.

    They are both fighters, or the fighter with a choice.
    """
    bout = state.world.bout
    if isinstance(bout, Duel):
        return (bout.weaker_fighter,) if bout.stage in (CROWD_STAGE, MERCY_STAGE) else bout.fighters
    if isinstance(bout, BeastFight):
        return (bout.who, bout.roller) if bout.roller else (bout.who,)
    return (state.world.turn,)
