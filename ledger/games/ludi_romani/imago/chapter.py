"""IMAGO: ghosts, who go to the underworld and take part in the affairs of the living."""

from ledger.games.ludi_romani import ghosts
from ledger.games.ludi_romani.actium.state import TRIUMPH_STAGE
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.imago import haunting, underworld
from ledger.games.ludi_romani.state import Game


def _is_haunted(state: Game, character: str) -> bool:
    return bool(ghosts.ghosts_of(state, character))


def _can_get_cult(state: Game, character: str) -> bool:
    """Return whether an imago should be reminded that the victors may found its cult (IMAGO-14)."""
    return state.world.actium.stage == TRIUMPH_STAGE and ghosts.is_imago(state, character)


IMAGO = RomanChapter(
    "IMAGO",
    modules=(underworld, haunting),
    periods=(haunting.detach_all_ghosts,),
    deaths=(haunting.detach_ghosts_of,),
    for_ghosts=("drift", "attach", "give", "send-message"),
    reminders=(
        ("IMAGO-04", ghosts.is_imago),
        ("IMAGO-12", ghosts.is_imago),
        ("IMAGO-14", _can_get_cult),
        ("TRIB-09", _is_haunted),
    ),
)
