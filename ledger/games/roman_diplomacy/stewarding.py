"""Who keeps order in a game of Roman Diplomacy: a GM, or all players together (ACTA-03)."""

from ledger.games.roman_diplomacy.state import Game
from ledger.kernel.vocabulary.objections import stewards_of
from ledger.record.objection import Objection, Objections


def keepers(state: Game) -> tuple[str, ...]:
    """All players, where they keep order together; nobody where a host does."""
    together = state.world.scenario.stewards == "players"
    return state.kernel.players if together else ()


def must_keep_order(state: Game, actor: str) -> Objections:
    """Stewards, and nobody else, rule."""
    if actor not in (*state.kernel.stewards, *keepers(state)):
        yield Objection("ACTA-03", "stewards-only", stewards_of(state), waivable=False)


def keeps_order(state: Game, actor: str) -> bool:
    """Whether a character may rule, alone or with all others."""
    return actor in (*state.kernel.stewards, *keepers(state))
