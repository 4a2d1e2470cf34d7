"""NUM: powers of single gods that no other chapter covers."""

from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.numina import favours, guise
from ledger.games.ludi_romani.state import Game


def _feeds(state: Game, character: str) -> bool:
    """Saturn & Ops bring food and drink in an aestas (NUM-13)."""
    return state.period.kind == "aestas" and seats.has_power(state, character, "serve_food")


def _turns_dice(state: Game, character: str) -> bool:
    """Fortuna may meddle in battles, which are fought in an aestas (NUM-12)."""
    return state.period.kind == "aestas" and seats.has_power(state, character, "adjust_roll")


def _protects(state: Game, character: str) -> bool:
    """Cybele protects the region she is in (NUM-28)."""
    return seats.has_power(state, character, "protect_region")


def _keeps_change(state: Game, character: str) -> bool:
    """The Fates change chips, and make people play games of chance (NUM-31)."""
    return seats.has_power(state, character, "give_change")


def _in_disguise(state: Game, character: str) -> bool:
    """A god in disguise is reminded whose purse it uses (NUM-01)."""
    return character in state.world.powers.guises


NUMINA = RomanChapter(
    "NUM",
    acts=(guise.IMITATE, favours.RESTORE_YOUTH, favours.PLAY_FOR_CHANCE),
    events=(*guise.EVENTS, *favours.EVENTS),
    reminders=(
        ("NUM-01", _in_disguise),
        ("NUM-12", _turns_dice),
        ("NUM-13", _feeds),
        ("NUM-28", _protects),
        ("NUM-31", _keeps_change),
    ),
)
