"""NUM: the powers of single gods that no other chapter contains."""

from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.numina import favours, guise
from ledger.games.ludi_romani.state import Game


def _serves_food(state: Game, character: str) -> bool:
    """Return whether Saturn & Ops should bring food and drink, in an aestas (NUM-13)."""
    return state.period.kind == "aestas" and seats.has_power(state, character, "serve_food")


def _modifies_dice(state: Game, character: str) -> bool:
    """Return whether Fortuna may modify battles, which are fought in an aestas (NUM-12)."""
    return state.period.kind == "aestas" and seats.has_power(state, character, "adjust_roll")


def _is_in_disguise(state: Game, character: str) -> bool:
    """Return whether a god in disguise should be reminded that the own purse stays in use.

    Rule: NUM-01.
    """
    return character in state.world.powers.guises


NUMINA = RomanChapter(
    "NUM",
    modules=(guise, favours),
    reminders=(
        ("NUM-01", _is_in_disguise),
        ("NUM-12", _modifies_dice),
        ("NUM-13", _serves_food),
        ("NUM-28", seats.has_power_test("protect_region")),
        ("NUM-31", seats.has_power_test("give_change")),
    ),
)
