"""The stewards of a game of Roman Diplomacy: a GM, or all players together (ACTA-03)."""

from ledger.games.roman_diplomacy.state import Game
from ledger.kernel.vocabulary.objections import stewards_argument
from ledger.record.objection import Objection, Objections


def steward_players(state: Game) -> tuple[str, ...]:
    """Return all players if they are the stewards together, or else no player."""
    are_players_stewards = state.world.scenario.stewards == "players"
    return state.kernel.players if are_players_stewards else ()


def must_be_steward(state: Game, actor: str) -> Objections:
    """Refuse the act unless a steward does it."""
    if actor not in (*state.kernel.stewards, *steward_players(state)):
        yield Objection("ACTA-03", "stewards-only", stewards_argument(state), waivable=False)


def is_steward(state: Game, actor: str) -> bool:
    """Return whether a character is a steward, alone or together with all players."""
    return actor in (*state.kernel.stewards, *steward_players(state))
