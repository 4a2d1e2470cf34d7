"""VICT: the triumph, and the victors' order for Rome."""

from ledger.games.ludi_romani.actium.state import TRIUMPH_STAGE
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.state import Game
from ledger.games.ludi_romani.victory import order, triumph


def _can_crown(state: Game, character: str) -> bool:
    """Return whether this god has to give the crown (VICT-03)."""
    actium = state.world.actium
    return (
        actium.stage == TRIUMPH_STAGE
        and not actium.title
        and character in triumph.gods_who_crown(state)
    )


def _has_won(state: Game, character: str) -> bool:
    """Return whether the character is one of the victors (VICT-01, 02, 04, 05)."""
    return state.world.actium.stage == TRIUMPH_STAGE and character in triumph.victors(state)


VICTORY = RomanChapter(
    "VICT",
    modules=(triumph, order),
    reminders=(
        ("VICT-01", _has_won),
        ("VICT-02", _has_won),
        ("VICT-03", _can_crown),
        ("VICT-04", _has_won),
        ("VICT-05", _has_won),
    ),
)
