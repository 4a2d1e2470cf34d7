"""IMAGO: ghosts, their way below and their share in what the living do."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, EntryType
from ledger.games.ludi_romani.ghosts import ghosts_of, is_imago
from ledger.games.ludi_romani.imago import gate, haunting
from ledger.games.ludi_romani.realm.actium import TRIUMPH
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.weave import Death, Season


def _haunted(state: Game, character: str) -> bool:
    return bool(ghosts_of(state, character))


def _may_be_made_a_god(state: Game, character: str) -> bool:
    """When the victors decide about Rome they may found a ghost's cult (IMAGO-14)."""
    return state.world.actium.stage == TRIUMPH and is_imago(state, character)


ACTS: tuple[Act[World, Any], ...] = (
    gate.LAMENT,
    gate.RECEIVE,
    haunting.DRIFT,
    haunting.ATTACH,
)
ENTRIES: tuple[EntryType[World, Any], ...] = (*gate.ENTRIES, *haunting.ENTRIES)
SEASON: tuple[Season, ...] = (haunting.let_go,)
DEATHS: tuple[Death, ...] = (haunting.lost,)
FOR_GHOSTS = ("drift", "attach", "give", "send-message")
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (
    ("IMAGO-04", is_imago),
    ("IMAGO-12", is_imago),
    ("IMAGO-14", _may_be_made_a_god),
    ("TRIB-09", _haunted),
)
