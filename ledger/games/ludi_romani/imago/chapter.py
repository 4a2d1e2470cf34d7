"""IMAGO: ghosts, their way below and their share in what the living do."""

from ledger.games.ludi_romani.actium.state import TRIUMPH
from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.ghosts import ghosts_of, is_imago
from ledger.games.ludi_romani.imago import haunting, underworld
from ledger.games.ludi_romani.state import Game


def _haunted(state: Game, character: str) -> bool:
    return bool(ghosts_of(state, character))


def _may_be_made_a_god(state: Game, character: str) -> bool:
    """When the victors decide about Rome they may found a ghost's cult (IMAGO-14)."""
    return state.world.actium.stage == TRIUMPH and is_imago(state, character)


IMAGO = RomanChapter(
    "IMAGO",
    acts=(underworld.LAMENT, underworld.RECEIVE, haunting.DRIFT, haunting.ATTACH),
    events=(*underworld.EVENTS, *haunting.EVENTS),
    periods=(haunting.let_go,),
    deaths=(haunting.lost,),
    for_ghosts=("drift", "attach", "give", "send-message"),
    reminders=(
        ("IMAGO-04", is_imago),
        ("IMAGO-12", is_imago),
        ("IMAGO-14", _may_be_made_a_god),
        ("TRIB-09", _haunted),
    ),
)
