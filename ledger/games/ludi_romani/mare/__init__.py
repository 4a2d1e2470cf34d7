"""MARE: going by ship, and the gods who check it."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani.mare import drowning, voyage, watch
from ledger.games.ludi_romani.mare.fleet import CHECKS
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game, World


def _watches(state: Game, character: str) -> bool:
    return has_power(state, character, CHECKS)


def _watches_a_half(state: Game, character: str) -> bool:
    return has_power(state, character, "sea_watch_east")


ACTS: tuple[Act[World, Any], ...] = (voyage.SAIL, watch.CATCH, drowning.DROWN)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    *voyage.ENTRIES,
    *watch.ENTRIES,
    *drowning.ENTRIES,
)
DUTIES: tuple[DutyType[World], ...] = ()
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (
    ("MARE-07", _watches),
    ("MARE-12", _watches_a_half),
)
