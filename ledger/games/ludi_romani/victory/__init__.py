"""VICT: the triumph, and what the victors make of Rome."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani.realm.actium import TRIUMPH
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.victory import order, triumph
from ledger.games.ludi_romani.victory.order import finished


def _crowns(state: Game, character: str) -> bool:
    """Whether this god is waited for with the crown (VICT-03)."""
    actium = state.world.actium
    return actium.stage == TRIUMPH and not actium.title and character in triumph.crowners(state)


def _has_won(state: Game, character: str) -> bool:
    """Whether this is one of the victors (VICT-01, 02, 04, 05)."""
    return state.world.actium.stage == TRIUMPH and character in triumph.victors(state)


ACTS: tuple[Act[World, Any], ...] = (
    triumph.LEAD_TRIUMPH,
    triumph.CROWN,
    order.ORGANISE,
    order.DECIDE_FATE,
    order.END_EVENING,
)
ENTRIES: tuple[EntryType[World, Any], ...] = (*triumph.ENTRIES, *order.ENTRIES)
DUTIES: tuple[DutyType[World], ...] = ()
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (
    ("VICT-01", _has_won),
    ("VICT-02", _has_won),
    ("VICT-03", _crowns),
    ("VICT-04", _has_won),
    ("VICT-05", _has_won),
)

__all__ = ["ACTS", "DUTIES", "ENTRIES", "REMINDERS", "finished"]
