"""Whose leave somebody needs to fight by choice: a patronus's, a god's (CLI-14, BACCH-10)."""

from ledger.games.ludi_romani.bacchants.command import leave_to_fight as god_allows
from ledger.games.ludi_romani.clientela.service import leave_to_fight as patronus_allows
from ledger.games.ludi_romani.state import Game

CHALLENGE = "challenge"


def leave(state: Game, who: str) -> tuple[str, ...]:
    """Those who have to agree that somebody challenges another (CLI-14, BACCH-06, BACCH-10)."""
    asked = (*patronus_allows(state, who, CHALLENGE), *god_allows(state, who, CHALLENGE))
    return tuple(dict.fromkeys(asked))


def with_leave(state: Game, companions: tuple[str, ...]) -> tuple[str, ...]:
    """Friends who fight along, and whose leave each of them needs for it (CLI-14, BACCH-10)."""
    known = (who for who in companions if who in state.world.people)
    asked = (one for who in known for one in (who, *leave(state, who)))
    return tuple(dict.fromkeys(asked))
